/** Headings above a list of what the person will do. */
export const DUTIES_HEADING =
  /\b(?:what (?:you(?:'ll| will| would)? (?:do|be doing|work on|own)|you'll be working on|the (?:job|work) involves)|responsibilit\w*|duties|tasks|accountabilities|the work|your (?:work|tasks|impact|day)\b|day[- ]to[- ]day|a (?:typical )?day in|in this role,? you(?:'ll| will)|you(?:'ll| will)$|aufgaben\w*|tätigkeiten|(?:das|was) erwartet (?:dich|sie)|was (?:dich|sie) erwartet|(?:was|das) (?:du|sie) (?:bei uns )?(?:machst|tust|machen|tun|bewegst|bewegen)|(?:dein|ihr|der) (?:arbeits)?(?:all)?tag|^die arbeit|(?:vos|tes|les|votre|ta) missions?|^missions?|ce que vous ferez|responsabilités|(?:vos|tes|les) tâches|(?:votre|ton|au) quotidien|funciones|responsabilidades|tareas|tu misión|(?:qué|lo que) harás|(?:tu )?día a día|wat (?:ga|doe) je|wat je (?:gaat )?doe\w*|(?:jouw |de )?taken|werkzaamheden|(?:jouw|je) (?:werk)?dag|arbetsuppgifter\w*|dina uppgifter|(?:din|en) (?:vardag|arbetsdag)|(?:vad|det här) (?:ska du göra|gör du)|vad du (?:ska )?gör\p{L}*)(?!\p{L})/iu;

/** Headings above what the job is. */
export const ROLE_HEADING =
  /\b(?:about (?:the|this) (?:role|job|position|opportunity|internship)|the (?:role|job|position|opportunity)|(?:role|job|position) (?:summary|overview|description|purpose)|(?:an )?overview|summary|purpose|what you(?:'ll| will)? (?:do|be doing|work on|own)|what you'll be working on|you(?:'ll| will)\b|responsibilit\w*|(?:key |essential )?duties|your (?:role|mission|impact|tasks|jam)|day to day|in this role|(?:deine|ihre|die) (?:aufgaben|rolle|mission|stelle)|aufgaben\w*|tätigkeiten|das erwartet dich|was dich erwartet|was du (?:bei uns )?(?:machst|tust)|(?:vos|tes|les|votre|ta) missions?|missions?|le poste|description du poste|vos responsabilités|(?:tus |las )?(?:funciones|responsabilidades|tareas)|tu misión|el puesto|descripción del puesto|qué harás|wat (?:ga|doe) je|(?:jouw |de )?(?:functie|taken|rol)|wat je gaat doen|arbetsuppgifter\w*|om (?:rollen|tjänsten|jobbet)|dina uppgifter|(?:din|rollen))\b/iu;

/** Headings above the employer's praise of itself. */
export const COMPANY_HEADING =
  /^(?:about (?:us|the company|our company|the organization)|who we are|our (?:story|mission|values|code|culture|company)|company (?:description|overview|profile)|why \S+|über uns|wer wir sind|das unternehmen|unternehmensbeschreibung|à propos|qui sommes[- ]nous|notre entreprise|l'entreprise|sobre (?:nosotros|la empresa)|quiénes somos|over ons|wie (?:zijn wij|wij zijn)|om (?:oss|företaget)|vilka är vi)|^about (?!the (?:role|job|position|team|opportunity)|this|you\b)/iu;

/** Headings above what is asked for, offered, or said for lawyers. */
export const OTHER_HEADING =
  /\b(?:require\w*|qualif\w*|skills|experience|education|what you(?:'ll| will)? (?:bring|need|have)|who you are|about you|must have|nice to have|preferred|benefits?|perks|what we offer|we offer|compensation|salary|pay|how to apply|application|equal opportunity|diversity|inclusion|privacy|note|disclaimer|accommodation|anforderung\w*|profil\w*|qualifikation\w*|voraussetzung\w*|das bringst du mit|wir bieten|was wir bieten|unser angebot|vorteile|kontakt|bewerbung|avantages|ce que nous|pré-?requis|compétences|requisitos|ofrecemos|beneficios|perfil|functie-?eisen|wat breng|wat bieden|wij bieden|aanbod|solliciteren|kvalifikationer|vi söker dig|vi erbjuder|ansök\w*|krav|förmåner|logistics|working environment)\b/iu;

/** Words that tell what the person will do. */
export const ROLE_CUES =
  /\b(?:you (?:will|would|lead|build|design|develop|own|manage|run|drive|support|help|plan|write|create|work|maintain|coordinate|oversee|deliver|teach|care)\b|you'll|you’ll|in this (?:role|position|job)|this (?:role|position) (?:will|is responsible|leads|owns|supports|manages)|the (?:ideal|successful) candidate will|(?:is|are|be) responsible for|responsib\w+ for|your (?:mission|role|work|day)|as (?:an?|the|our) \p{Lu}?\w+|in dieser (?:rolle|position|funktion)|du (?:bist|wirst|übernimmst|entwickelst|unterstützt|arbeitest|gestaltest|betreust|verantwortest|sorgst|leitest|planst|führst|berätst)|sie (?:übernehmen|entwickeln|unterstützen|arbeiten|betreuen|verantworten|sorgen|leiten|planen|führen|beraten)|deine aufgabe|verantwortlich|zu (?:deinen|ihren) aufgaben|vous (?:serez|aurez|êtes|participez|assurez|gérez|développez|accompagnez|travaillerez|contribuez|pilotez|piloterez|prenez|encadrez)|tu (?:seras|auras|es|participes|gères|développes|accompagnes|travailleras)|vos missions|au sein de|en tant que|serás|te encargarás|harás|tu misión|tus funciones|responsable de|trabajarás|je (?:gaat|bent|werkt|zorgt|ontwikkelt|begeleidt|ondersteunt|adviseert|beheert)|ga je|ben je|verantwoordelijk|du (?:kommer|får|ansvarar|arbetar|jobbar|leder|utvecklar|blir)|ansvarar|dina arbetsuppgifter|i rollen|som \p{L}+ (?:hos|på|kommer|arbetar|ansvarar))\b/iu;

/** Verbs of work in an invitation: "We are looking for an engineer to build our payments service." */
export const TASK_IN_INVITATION =
  /\b(?:(?:to|who (?:will|can)|and) (?:help )?(?:lead|build|design|develop|own|manage|run|drive|support|plan|write|create|maintain|coordinate|oversee|deliver|teach|care|grow|improve|operate|install|repair)|der|die .+ (?:leitet|entwickelt|betreut|übernimmt)|pour (?:piloter|gérer|développer|assurer|accompagner|concevoir)|para (?:liderar|desarrollar|gestionar|diseñar|coordinar|atender)|die .+ (?:leidt|bouwt|ontwikkelt|beheert)|som (?:leder|utvecklar|bygger|ansvarar))\b/iu;

/** Invitations: that somebody is wanted, not what for. */
export const INVITATIONS: readonly RegExp[] = [
  /\b(?:we(?:'re| are|’re) (?:looking|seeking|searching|hiring|recruiting|adding|growing|excited)|(?:is|are) (?:currently |now |actively )?(?:looking for|seeking|hiring|adding|growing|recruiting)|we (?:have|seek|need|want|would love)\b.*\b(?:opening|position|role|vacancy|colleague|you)|(?:an?|this|our) .*\bopening (?:for|in|at)|there is room for|needs? another|is retiring|may suit you|be joining|(?:come |to )?join (?:our|us|the|a)\b|^if you(?: are|'re|’re)\b|^are you\b|^do you\b|your next (?:role|job|step|challenge)|now hiring)/i,
  /\b(?:suchen wir|wir suchen|sucht\b|stellen wir\b.*\bein\b|verstärkung|nachfolge|platz frei|in den ruhestand|werde teil|komm (?:in|zu)|ab sofort|zum nächstmöglichen|quereinsteiger|wächst\b|nous (?:recherchons|recrutons|cherchons)|recherche (?:un|une)|recrute\b|poste est à pourvoir|départ à la retraite|rejoignez|vous rejoi\w+|s['’]agrandit|grandit\b|buscamos|busca (?:un|una)|puesto libre|(?:una|queda) (?:una )?(?:plaza|vacante)|por jubilación|equipo .*crece|ampliar el equipo|te (?:incorporarás|unirás)|formarás parte)|(?:^|\s)únete\b/iu,
  /\b(?:zoeken (?:wij|we|een|naar|versterking)|(?:we|wij) zoeken|zoekt (?:een|naar)|versterking|plek vrij|met pensioen|groeit\b|kom (?:jij|bij|je)|vi söker|söker (?:vi|nu|en)|växer och|förstärkning|går i pension|ny kollega|bli en del)/iu,
];

/** Where, when, with how many and under whom: facts of the job that are shown elsewhere, not its work. */
export const CIRCUMSTANCES: readonly RegExp[] = [
  /\b(?:report(?:s|ing)? (?:directly )?to|your (?:manager|supervisor) (?:will be|is)|first contact|\d+ (?:people|colleagues)|team of \d+|remote (?:position|role|job)|fully remote|(?:is|are|a) hybrid|days a week|hours (?:a|per|are|each)|\d+ hours|working week|shifts?\b|roster|part[- ]time|full[- ]time|temporary|fixed[- ]term|permanent|(?:be|is|are) based|on[- ]site|place of work|parking|public transport|first month|work from (?:home|anywhere)|from home|core hours|schedule)/i,
  /\b(?:berichte\w* (?:direkt )?an|\d+ (?:kolleg|personen|menschen)\w*|ansprech\w+|arbeitsort|vor ort|home-?office|hybrid\w*|dienstplan|schicht\w*|wochenstunden|stunden|teilzeit|vollzeit|befristet|haltestelle|parkpl\w*|arbeitszeit\w*|ersten? monat|nachtdienst|\d+ (?:collègues|personnes)|interlocuteur|sur place|temps (?:partiel|plein)|télétravail|heures par semaine|transports|basé|horaires|week-end|\d+ (?:personas|compañer\w+)|reportarás|primer mes|en nuestro centro|horas (?:por|a la) semana|lunes a viernes|turnos?\b|jornada|teletrabajo|presencial)|(?:^|\s)équipe (?:compte|de \d)/iu,
  /\b(?:\d+ (?:collega|mensen)\p{L}*|aanspreekpunt|rapporteert|op locatie|thuis\p{L}*|hybride|diensten|rooster|uur per week|deeltijd|parttime|fulltime|eerste maand|weekend|\d+ (?:kollegor|personer)|rapporterar|på plats|distans|hybrid|deltid|heltid|schema\p{L}*|procent|första månaden|arbetstid\p{L}*|timmar|skift\b|vikariat|tillsvidare)/iu,
];

/**
 * Sentences that say nothing about the work, in any section; any of these rules a sentence out. Each pattern is
 * anchored at a word's beginning, which is what keeps a summary under a millisecond.
 */
export const BOILERPLATE: readonly RegExp[] = [
  /\b(?:equal[- ](?:opportunit|employment)|without regard to|regardless of (?:race|age|gender|sex)|race, |protected (?:veteran|class|characteristic|status)|sexual orientation|gender identity|affirmative action|reasonable accommodation|accommodations?\b|e-verify|criminal (?:histor|record)|background (?:check|screening)|drug[- ](?:test|screen)|fair chance|pay transparency|disabilit|veteran|kept confidential|(?:right|authori[sz]ed|authori[sz]ation) to work in|talent (?:community|network|pool)|thank you for your interest|candidate network|current and future (?:openings|roles|positions|\w+ roles))/i,
  /\b(?:unabhängig von|schwerbehindert|behinderung|chancengleichheit|vielfalt|aller geschlechter|jeglicher geschlechter|situation de handicap|handicap|igualdad de oportunidades|sin distinción|discapacidad|ongeacht|gelijke kansen|oavsett|mångfald|lika möjligheter)|égalité des chances/i,
  /\b(?:apply (?:now|today|here|online|via|by|through|anyway)|to apply\b|please apply|encourage\w* (?:you|everyone|candidates) to apply|every (?:single )?(?:requirement|qualification)|submit (?:your|a|an)|click (?:here|on|the|apply)|send (?:us )?your|your (?:resume|cv|cover letter)|a (?:resume|cv|cover letter)|application (?:deadline|process|materials)|interview process|we look forward|looking forward to|completing this form|voluntar(?:y|ily)\b|self-identif|complete statement)/i,
  /\b(?:bewirb dich|bewerbung|bewerben|lebenslauf|postulez|candidature|envoyez|lettre de motivation|envía|inscríbete|candidatura|sollicit|ansök|skicka (?:in )?(?:din|ditt)|urval sker)/i,
  /\b(?:401\s?\(?k|health insurance|dental|paid time off|pto\b|parental leave|benefits?\b|perks\b|competitive (?:salary|pay|compensation)|stock options?|equity\b|tuition|vacation days|urlaubstage|altersvorsorge|jobticket|tickets? restaurant|mutuelle|rtt\b|télétravail|seguro médico|vacaciones|pensioen|vakantiedagen|friskvård|kollektivavtal|stipends?\b)/i,
  /\b(?:salary|compensation|pay (?:range|rate)|base pay|per hour|hourly rate|on[- ]target earnings|ote\b|gehalt|vergütung|salaire|rémunération|salario|sueldo|salaris|månadslön)|[$€£]\s?\d|\d\s?(?:€|eur\b|usd\b|kr\b)/i,
  /\b(?:https?:|www\.|privacy (?:policy|notice|statement)|personal (?:data|information)|data protection|datenschutz|gdpr\b|recruitment agenc|unsolicited|third[- ]party recruiters|scam|fraud(?:ulent)? (?:job|recruit|offer)|visa sponsorship|sponsor(?:ship)?\b.*\bvisa|cookies?\b.*\bpolicy|terms (?:of use|and conditions)|reserves? the right|this (?:job )?description (?:is|may|does)|not (?:intended|designed) to|not (?:an )?all[- ]inclusive|at-will|other duties|subject to change|may be required to|physical (?:demands|requirements)|must be able to (?:lift|sit|stand)|demo job listing|not an actual)|@\w/i,
];

/**
 * Rules of the employer for all its people, and words to whoever reads: they say nothing about this work, and rule a
 * sentence out as boilerplate does.
 */
export const POLICIES: readonly RegExp[] = [
  /\b(?:sole discretion|at any time|with or without (?:notice|cause)|unless otherwise (?:specified|stated|noted)|from time to time|is subject to (?:the|our)|code of conduct|terms of employment)\b/i,
  /\b(?:mandatory|required|periodic|annual|assigned|compliance|security|safety) (?:[a-z]+ ){0,2}?(?:trainings?|courses)\b.{0,40}(?:on time|before|as required|annually|$)|\bcomplet\w+ (?:all )?(?:[a-z]+ ){0,3}?(?:mandatory|required|compliance|security) (?:[a-z]+ ){0,2}?(?:trainings?|courses)\b/i,
  /\b(?:majority|most|all|many|some|limited number) of our (?:roles|positions|jobs)\b|\bmost (?:roles|positions)\b|\b(?:all|limited number of|some) (?:[a-z]+ ){0,2}?(?:roles|positions) (?:at|are|remain)\b/i,
  /\b(?:comply|complies|compliance|adher\w+|abid\w+) (?:with|to|by) (?:all |the )?(?:applicable |company |corporate |internal |organi[sz]ational |our |relevant )*(?:polic\w+|rules and regulations|standards of conduct)\b/i,
  /\b(?:any|all|perform\w*) other (?:[a-z]+ )?(?:tasks|duties|projects|responsibilities)\b|\bother (?:[a-z]+ )?(?:tasks|projects|responsibilities) (?:as|that may be) \w+|\bas (?:assigned|directed) by\b/i,
  /(?<!\p{L})(?:tou(?:te|tes|s)? autres? (?:tâches?|missions?)|(?:weitere|sonstige[rn]?|andere) (?:aufgaben|tätigkeiten) (?:nach|auf|im rahmen)|otras? (?:tareas|funciones) (?:que|relacionadas|asignadas)|altre (?:mansioni|attività) (?:che|assegnate)|overige (?:taken|werkzaamheden)|outras (?:tarefas|atividades) (?:que|correlatas))(?!\p{L})/iu,
  /\b(?:your (?:qualifications?|skills|experience|talents?|background)(?: and (?:skills|experience))? (?:could|would|will|may|might) (?:be|make)|valuable addition|sounds like you|hear from you|want to meet you|love to meet you|are you ready|is this you|look no further|see yourself)\b/i,
  /\b(?:millions of (?:users|people|customers)|transform together|improve people['’]s lives|a way of life|make the world|change the world)\b/i,
];

/** The employer about itself. */
export const FLUFF: readonly RegExp[] = [
  /\bis (?:where|home to)\b|\bis (?:an? |the )?(?:\w+[- ]){0,3}(?:leading|leader|premier|global|fastest|fast-growing|innovative|award-winning|world-class|world’s|world's|trusted|company|platform|provider|organization|nonprofit|startup|agency|firm)\b/i,
  /\b(?:founded|established|headquartered|headquarters|years of experience in the|since \d{4}|\d[\d,.]*\+? (?:employees|customers|countries|clients|companies|offices)|raised|funding|series [a-e]\b|backed by|fortune|nasdaq|nyse|unicorn|billion|million)\b/i,
  /\b(?:our (?:mission|vision|values|culture|story|purpose|customers?|products?|platform|company|people)|we (?:believe|value|celebrate|strive|pride|are proud|love|care|offer|provide|foster|embrace|welcome|encourage|know|understand|have|help|empower|serve)|at \p{Lu}[\w.&-]+,? we|that's why|passionate about|make a difference|great place to work|family[- ]owned|state[- ]of[- ]the[- ]art)\b/iu,
  /\b(?:führende[rns]?|marktführer|weltweit|gegründet|mitarbeitende[rn]?|mitarbeiter(?:innen)? (?:an|in)|standorten|familienunternehmen|leader (?:mondial|européen|du)|fondée? en|collaborateurs|notre (?:mission|entreprise|groupe|ambition)|líder|fundada|nuestra (?:misión|empresa|compañía)|toonaangevend|opgericht|medewerkers|onze missie|ledande|grundat|medarbetare|vår (?:vision|mission)|vi (?:är|tror|erbjuder)|wir (?:sind|glauben|bieten|stehen)|wij (?:zijn|bieden|geloven)|nous (?:sommes|croyons|offrons|proposons)|somos|ofrecemos|creemos)\b/iu,
];

/** The employer as the subject, in its own voice or as one that makes, helps and believes. */
export const EMPLOYER_SUBJECT =
  /^(?:(?:we|our|us|wir|unser\w*|nous|notre|nos|somos|nuestr\w+|wij|onze|vi|vår\w*)(?!\p{L})|(?:founded|established|headquartered|backed|trusted|recogni[sz]ed|named) (?:in|by|as)\b|(?:at|with|since|for|from|across|over)\b.{0,60}?(?<!\p{L})(?:we|we['’](?:re|ve)|ours?|\d|over|hundreds|thousands)(?!\p{L})(?!.*(?:hours|days|week))|.{1,80}?\b(?:are|is) our (?:passion|mission|purpose|promise|goal|strength))/iu;
/** A name and what its bearer is or does: "Acme builds trailers", but not "The welder builds trailers". */
export const NAMED_SUBJECT =
  /^(?!(?:The|An?|This|These|Each|Every|All|Your|In|As|You|Responsib\w*|Duties|Candidates?|Applicants?|Employees|Successful|Ideal|Incumbent|Position|Role|Job|Work)\b)(?<name>(?:[\p{Lu}\d][\p{L}\d&.’'-]*)(?: (?:of|and|&|[\p{Lu}\d][\p{L}\d&.’'-]*)){0,4})(?:,? (?:Inc|LLC|Ltd|GmbH|AG|Corp)\.?,?)? (?:is (?:an?|the|on|one|committed|proud|where|home|building|making|dedicated)|are (?:an?|the)|builds?|makes?|helps?|provides?|offers?|powers?|delivers?|infuses?|enables?|develops?|believes?|has|was|works with|operates|creates?|brings|connects|combines|celebrates|strives|embodies|serves|means)\b/u;

const PERK =
  '(?:free (?:lunch|snacks|coffee|food|parking)|gym|snacks|fruit|flexible hours|unlimited (?:pto|vacation)|discounts?|team (?:events|outings)|paid leave|retirement|career growth|fertility|wellness|employee assistance|pet insurance|work[- ]life balance|kostenlose\\w*|obstkorb|firmenevents|mitarbeiterrabatt\\w*|salle de sport|remises|fruta fresca|gimnasio|descuentos|korting|vrijdagmiddagborrel)';

/** Perks, praise and curiosities: pleasant, and not the work. Outside of duties only, where a gym may be what is cleaned. */
export const BESIDE_THE_JOB: readonly RegExp[] = [
  new RegExp(
    `\\b(?:enjoy|receive|get|love|offers?|offering|provides?|access to|eligible|bieten|offrons|proposons|ofrecemos|bieden|erbjuder)\\b.*\\b${PERK}|\\b${PERK}\\b.*\\b(?:${PERK}|you(?:[’']ll| will) (?:enjoy|receive|get))(?!\\p{L})`,
    'iu',
  ),
  /\b(?:(?:office|company) dog|ping[- ]pong|table tennis|fun fact|did you know|named after|voted|(?:best|great) places? to work)\b/iu,
  /\b(?:have fun|like[- ]minded|supportive (?:team|family|environment|culture)|looks? out for you|passionate about what (?:they|we) do|be yourself|bring your whole self|learn more about (?:our|us|the team)|love where you work|(?:personal|professional) (?:and (?:personal|professional) )?growth|purpose-driven|diversity and inclusion)\b/iu,
];

/** What is asked of the person, rather than what they will do. */
export const ASKED =
  /\b(?:\d+\+? ?(?:years|yrs|jahre|ans|años|jaar|års?)|years of experience|experience (?:in|with|as|of)|degree|bachelor|master's|diploma|certifi\w+|proficien\w+|fluen\w+|knowledge of|ability to|familiar\w* with|required|preferred|must have|is a plus|erfahrung|studium|ausbildung|kenntnisse|deutschkenntnisse|abgeschlossen\w*|expérience|diplôme|maîtrise|formation|experiencia|titulación|conocimientos|nivel de|ervaring|opleiding|diploma|erfarenhet|utbildning|meriterande|kunskaper)\b/iu;

/** Starts that need the sentence before them. */
export const DEPENDENT_START =
  /^(?:this|that|these|those|it|they|he|she|from there|here|there|as such|however|therefore|additionally|in addition|also|and|but|or|so|then|furthermore|moreover|such|dies\w*|außerdem|zudem|dabei|damit|hierbei|cela|ceci|celui|elle|il|de plus|en outre|esto|además|asimismo|dit|deze|daarnaast|ook|detta|dessutom|även)\b(?! (?:role|position|job|is (?:a|an) (?:full|part|remote|hybrid)|internship|opportunity|person|poste|puesto|functie|tjänst|rolle|stelle))/iu;

const STOP_WORDS =
  'the and for with our you your will are this that from have has was were been their they them who what when where which while into onto over under about than then also can may must shall should would could not all any each more most other some such only own same very just being both few its his her she him how why out off per via within across through ' +
  'und der die das den dem des ein eine einer einen einem eines mit für von auf bei als auch oder wir sie ihr ihre ihren dein deine deinen uns unser unsere sich ist sind wird werden wie zur zum aus nach über ' +
  'les des une dans pour avec vous nous votre vos notre nos sur par est sont qui que aux ses leur leurs plus ainsi ' +
  'los las una del con por para que nuestro nuestra tus sus como más ' +
  'het een van voor met aan bij zijn naar onze jouw jij wij ook door ' +
  'och att som för med till hos våra vår din dina ditt är kommer inom';
export const stopWords = new Set(STOP_WORDS.split(' '));
