import type { EmploymentType } from '@firsthand/contracts';
import { OF_OURS } from './employment-named.ts';

const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|janv|févr|mars|avr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|mei|maj|out)\\p{L}*\\.?';
const RANGE_OF_MONTHS = `${MONTH}(?: \\d{1,2})?\\s?(?:-|–|—|to|through|thru|until|till|bis|à|a|au|al|hasta|tot|t/m|til|till)\\s?(?:mid-|late |early |end of |anfang |ende |mitte |fin )?(?:${MONTH}|easter|ostern|christmas|weihnachten)`;

/** Words that are the whole of a piece between commas: they say the kind of employment or its hours by themselves. */
const PIECES: readonly [EmploymentType, string][] = [
  [
    'internship',
    '(?:paid |unpaid |summer |pflicht)?(?:internship|praktikum)|(?:meewerk|afstudeer)stage|stage (?:rémunéré|curriculare|extracurriculare)|tirocinio(?: (?:curriculare|extracurriculare))?|prácticas(?: remuneradas)?|estágio(?: (?:remunerado|curricular|profissional))?|staż|praktikplats',
  ],
  [
    'apprenticeship',
    "(?:\\p{L}+[- ]){0,3}(?:apprenticeship|lehrstelle|ausbildungsplatz)|contrat d[’']apprentissage|(?:contrat en )?alternance|contrat de professionnalisation|(?:contratto di )?apprendistato|contrato de (?:formación|aprendizaje)|bbl(?:-traject)?|lärlingsplats|læreplads|elevplads",
  ],
  [
    'volunteer',
    'unpaid volunteer(?: role| position)?|volunteer(?: role| position| post)|ehrenamt(?:lich)?|(?:mission |poste )?bénévole|bénévolat|voluntariado|volontariato|vrijwilligerswerk|vrijwillig|voluntário|trabalho voluntário|wolontariat|ideellt(?: uppdrag)?|frivillig(?:t)?(?: arbejde| arbeid)?',
  ],
  [
    'per_diem',
    'prn|per[- ]diem|on[- ]call|zero[- ]hours?(?: contract)?|bank(?: staff| shifts?| nurse| position)|casual (?:position|role|contract|basis)|sur appel|oproepkracht|oproepcontract|oproepbasis|nulurencontract|abrufarbeit|arbeit auf abruf|vacations?|lavoro a chiamata|contratto a chiamata|timanställning|behovsanställning|tilkallevikar|timevikar',
  ],
  [
    'temporary',
    [
      'temp(?:orary)?(?: contract| position| role| job| post| work| assignment| cover)?|temp[- ]to[- ]perm|seasonal(?: contract| position| role| job| work)?|(?:winter|summer|autumn|harvest|holiday|christmas) seasonal|fixed[- ]term(?: contract| position| role| appointment)?|ftc|maternity (?:leave )?cover|(?:parental|sick|family) leave cover|locum(?: position| post)?|summer job|relief(?: work| position)?',
      'zeitarbeit|leiharbeit|arbeitnehmerüberlassung|saison(?:arbeit|stelle|job|vertrag|kraft)|(?:elternzeit|mutterschutz|krankheits)vertretung|ferienjob|sommerjob',
      "(?:contrat )?(?:cdd|intérim|interim|saisonnier|de chantier|temporaire)(?: temps (?:plein|partiel|complet))?|(?:contrat à )?durée déterminée|mission d[’']intérim|remplacement|suppléance|vacances? d[’']été|job d[’']été|emploi saisonnier",
      '(?:contrato )?(?:temporal|eventual|fijo discontinuo|fijo-discontinuo|de interinidad|de sustitución|de relevo|de obra)|suplencia|interinidad|empleo temporal|trabajo temporal|de temporada|trabalho temporário|contrato (?:temporário|a termo(?: certo| incerto)?)|(?:a )?termo (?:certo|incerto)|trabalho sazonal|sazonal',
      '(?:contratto )?(?:a )?(?:tempo determinato|termine|stagionale)|somministrazione|in somministrazione|lavoro (?:stagionale|interinale|somministrato)|sostituzione maternità',
      'tijdelijk(?: contract| dienstverband)?|interim|interimcontract|uitzend(?:werk|baan|contract|kracht)|via uitzendbureau|werken via (?:een )?uitzendbureau|seizoenswerk|vakantiewerk|contract bepaalde (?:duur|tijd)|bepaalde (?:duur|tijd)|vervangingscontract',
      'vikariat|visstid|säsongsanställning|säsongsarbete|sommarjobb|sommerjob(?:b)?|tidsbegränsad anställning|tidsbegrænset(?: stilling)?|vikar|midlertidig(?: stilling)?|sesongarbeid|barselsvikariat|föräldravikariat|praca (?:sezonowa|tymczasowa)|umowa na (?:zastępstwo|czas określony)',
    ].join('|'),
  ],
  [
    'contract',
    [
      '(?:independent )?contractor|sub-?contract(?:or)?|freelance|freelancer|self[- ]employed|1099(?: contractor| contract)?|w-?2 contract|c2c|corp[- ]to[- ]corp|contract role|contract position|(?:inside|outside) ir35|own abn|abn(?: required| contractor)?',
      'freie mitarbeit|freiberuflich|auf freiberuflicher basis|auf honorarbasis|honorarbasis|honorarvertrag|werkvertrag|freier dienstvertrag|auf rechnung|selbständig|selbstständig',
      '(?:en |statut )?(?:freelance|indépendant|auto-?entrepreneur|micro-?entrepreneur|portage salarial|prestation)|collaboration libérale',
      '(?:régimen de )?autónomos?|como autónomo|por honorarios|(?:contrato de )?prestación de servicios|(?:contratação |regime |contrato )?pj|recibos verdes|prestação de serviços|prestador de serviços|(?:por )?honorarios',
      'p\\.? ?iva|partita iva|(?:contratto )?co\\.? ?co\\.? ?co\\.?|collaborazione (?:a p\\.? ?iva|occasionale|autonoma)|libera professione',
      "zzp(?:[’']?er)?|zelfstandig\\p{L}*|freelance-?opdracht|op freelance basis|als zelfstandige|interim-opdracht|freelanceopdracht|konsultuppdrag|konsultopgave|(?:kontrakt|umowa) b2b|b2b(?: contract| kontrakt)?",
    ].join('|'),
  ],
  [
    'full_time',
    'ft|f/t|whole-?time|vollpensum|volletätigkeit|(?:permanent |poste (?:permanent )?(?:à )?|permanent, )?(?:full[- ]?time|temps (?:plein|complet))(?: (?:hours|role|position|job|permanent|perm|only|employee|salaried|hourly))?|ft perm|perm,? full[- ]?time|vollzeit(?:stelle|anstellung)?|in vollzeit|(?:unbefristete |feste )?(?:vollzeit)|(?:à )?plein temps|(?:a |contrato a )?(?:jornada completa|tiempo completo|tempo (?:pieno|integral|inteiro|completo))|voltijds?(?:e baan|baan)?|fulltime(?: baan| functie)?|heltid|fuldtid|fuldtidsstilling|heltidsstilling|heltidstjänst|heltidsanställning|(?:pełny|pełen|cały) etat|na (?:pełny|cały) etat|período integral|horário integral|4 tens|(?:4 ?x ?10|5 ?x ?8|3 ?x ?12)s?(?: schedule| shifts?)?|four tens|three 12s(?: per week| a week)?',
  ],
  [
    'part_time',
    '(?:permanent |regular |poste (?:à )?)?(?:part[- ]?time|temps partiel|mi-temps)(?: (?:hours|role|position|job|permanent|perm|only|occasionnel|evenings?|mornings?|weekends?|shifts?))?|teilzeit(?:stelle|anstellung)?|in teilzeit|(?:auf )?minijob(?:[- ]?basis)?|minijob|geringfügig(?:e beschäftigung| beschäftigt)?|(?:450|520|538|556|603)[- ]?(?:€|euro)[- ](?:job|basis)|(?:media jornada|jornada parcial|jornada reducida|tiempo parcial|medio tiempo|tempo (?:parziale|parcial)|meio (?:período|período)|part-time)|deeltijds?(?:e baan|baan)?|parttime(?: baan| functie)?|bijbaan|bijbaantje|weekendbaan|weekendjob|flexi-?job|studentenjob|deltid|deltidsstilling|extrajobb|studiejob|studenterjob|studentjob|(?:pół|½|1/2|3/4|¾|0[.,]\\d{1,2}) etatu|na (?:pół|część) etatu|niepełny etat|por horas?|(?:deltid|teilzeit|temps partiel|jornada) \\d{2} ?%',
  ],
];
const pieces = PIECES.map(([type, words]) => [type, new RegExp(`^(?:${words})[.!]?$`, 'iu')] as const);

const DAY_OF_MONTH = `(?:\\d{1,2}\\.? )?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?`;
const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|nine|twelve|eighteen|ein(?:e[nm]?)?|zwei|drei|vier|fünf|sechs|zwölf|une?|deux|trois|quatre|cinq|six|douze|una?|dos|tres|cuatro|cinco|seis|doce|due|tre|quattro|cinque|sei|dodici|twee|drie|vijf|zes|dois|duas|três|doze)';

/** How a line begins that says a kind, with more behind it. */
const BEGINNINGS: readonly (readonly [EmploymentType, RegExp])[] = (
  [
    [
      'temporary',
      [
        // "Nov 28–Apr 12", "abril a out.", "March to November, could become year round": a season by its months.
        `^(?:saison |season |temporada |stagione |live-?in[.,]? |from |von |de |dal |du |vom )?${DAY_OF_MONTH}(?:/${MONTH})?\\s?(?:-|–|—|to|through|thru|until|bis|à|a|au|al|hasta|tot)\\s?(?:mid-|late |early |end of |anfang |ende |mitte |fin )?${DAY_OF_MONTH}(?=$|[,.;(])`,
        `^(?:giugno|luglio|maggio|aprile|mayo|junio|abril|maio|junho) (?:settembre|agosto|ottobre|septiembre|octubre|setembro|outubro)$`,
        '^saison \\d{1,2}[/.]\\d{1,2} (?:au|bis|-|–) \\d{1,2}[/.]\\d{1,2}|^(?:saison|season|temporada|stagione|inverno|estate) (?:anfang|ende|mitte|début|mi-|early|late|mayo|abril|junio|maggio|giugno|\\+ (?:estate|inverno|sommer|winter))',
        `^(?:an? )?(?:initial )?${NUMBER}(?:\\s?[-–]\\s?${NUMBER})?[- ](?:months?|weeks?|wks?|years?)(?:['’]s?)?[- ](?:temp(?:orary)?|position|residency|fellowship|maximum term|fixed[- ]term|secondment|placement|post|appointment|assignment|role|guest spots?|work|job)\\b(?!.*\\bexperience)`,
        `^(?:vertrag|contrato|contrat|contratto) (?:über|von|auf|de|di|por)(?: bis zu| até| hasta| fino a)? ${NUMBER} (?:jahre?|monate?|mois|ans|meses|años|anos|mesi|anni)(?!\\p{L})`,
        '^mission (?:longue|courte|de)? ?(?:durée )?\\d{1,2} (?:mois|semaines)|^(?:contratto di )?somministrazione(?!\\p{L})|^temporär(?!\\p{L})|^a través de ett(?!\\p{L})|^(?:campaña|temporada) (?:de )?(?:navidad|black|reyes|verano|invierno|mayo|abril|junio|rebajas|recogida)|^aushilfe(?!\\p{L})|^fixed term (?:until|to|for|of)\\b|^substitutes?: ',
        '^extra (?:au|pour|en) (?:service|cuisine|salle)|^krankheitsvertretung|^(?:seasonal|temp|temporary) (?:until|through|to) ',
      ].join('|'),
    ],
    [
      'contract',
      "^(?:auto-?entrepreneurs?|freelances?|freiberufler|contractors?|zzp.?ers|sole traders?) (?:only|uniquement|nur|only\\.)|^freelance,? \\d|\\bas an? (?:independent )?contractor(?=[.,;]|$)|^contractor en (?:usd|eur|dólares|euros)|^(?:ritenuta d[’']acconto|subbies? only|subcontractors? only)|^(?:£|\\$|€)?[\\d.,–-]+ a day, cis$|^outside ir35|^inside ir35|^cis(?=$|[,.;])",
    ],
    [
      'volunteer',
      "^(?:(?:do|would) )?(?:we(?:[’']d| would) love (?:you|to have you) as a|come and) volunteer\\b|^ehrenamt(?:lich\\p{L}*)?(?=[,.: ])|^volunteer (?:role|position|opportunity)\\b",
    ],
    [
      'per_diem',
      '^(?:zero[- ]hours?|bank) (?:bank )?(?:position|contract|role|post|shifts?|work|staff)\\b|^(?:casual|relief) (?:position|role|contract|shifts?|work)\\b|^pick up shifts\\b|^casual (?:going|to) perm|^casual (?:to start|shifts?)(?=[.,;]|$)|^(?:daily|day) casual|^day[- ]to[- ]day (?:substitute|sub|cover|supply)',
    ],
    [
      'temporary',
      `^(?:vollzeit|teilzeit|full[- ]?time|part[- ]?time)? ?(?:von|from) ${RANGE_OF_MONTHS}|^temp (?:role|job|position|assignment|work)\\b|^temporary (?:\\p{L}+ ){0,2}(?:work|job|role|position|cover|contract|assignment|project)\\b|^(?:seasonal|saisonal|saisonnier|stagionale)(?:,| -| –|:)? ?(?:${RANGE_OF_MONTHS}|from\\b|role|position|contract|work|\\d)|^(?:winter|summer|peak|spring|autumn|ski|harvest|holiday|the)? ?(?:seasonal|season)(?:,|:| from| -| –) ?[^.;]{0,12}?(?:${RANGE_OF_MONTHS})|^[^.;]{0,40}\\b(?:harvest|picking|season|camp|vendanges|ernte|cosecha|vendimia|vendemmia|raccolta|oogst)\\b[^.;]{0,16}?(?:from )?(?:mid-|late |early )?${RANGE_OF_MONTHS}|\\bfor the (?:winter |summer |ski )?season\\b`,
    ],
    [
      'temporary',
      '^(?:zeitarbeit|arbeitnehmerüberlassung)(?!\\p{L})|^(?:winter|sommer|ski)saison(?!\\p{L})|(?<!\\p{L})(?:auf|für) (?:\\p{L}+|\\d+) (?:jahre?|monate?|wochen) befristet|(?<!\\p{L})befristet (?:auf|bis|für)(?!\\p{L})|^vertretung(?: für| wegen| einer| während)',
    ],
    [
      'temporary',
      '^(?:suplencia|vendanges) (?:por|de|du|en|hasta)(?!\\p{L})|^befristung (?:auf|bis)|^ett con |^(?:contrato|trabajo) (?:por|con|vía|a través de) ett(?!\\p{L})|^(?:assegno di ricerca|borsa di ricerca)|^(?:contrato|contratto|contrat|contract|vertrag) (?:de|di|van|über|por) (?:\\p{L}+|\\d{1,2}) (?:meses|años|mesi|anni|mois|ans|maanden|jaar|monate|jahre|anos)(?!\\p{L})(?!.*(?:indefinido|cdi|onbepaalde|indeterminat))|^(?:remplacement|suppléance|intérim|contrat de chantier|contrat saisonnier|saison)(?! et | ou )(?=[ ,:.])|^(?:temporada|campaña) (?:de )?(?:invierno|verano|navidad|vendimia|recogida|alta)|^(?:contrato|trabajo|trabalho|emprego) (?:temporal|temporário|eventual|por temporada|sazonal|de substituição)(?!\\p{L})|^sustitución (?:de|por)(?!\\p{L})|^(?:somministrazione|sostituzione|stagione (?:estiva|invernale)|contratto stagionale|contratto a termine)(?!\\p{L})',
    ],
    [
      'temporary',
      '^tijdelijk(?:e)? (?:tot|voor|van|contract)(?!\\p{L})|^(?:vervanging|seizoenswerk|vakantiewerk|zwangerschapsvervanging)(?!\\p{L})|^(?:via|werken via) (?:een )?uitzendbureau|^(?:vikariat|visstid|säsong|sommarjobb|barselsvikariat|tidsbegrænset|midlertidig)(?!\\p{L})|^praca (?:sezonowa|tymczasowa)',
    ],
    [
      'contract',
      '^(?:daily|day)[- ]rate contract(?=[.,;:]|$| (?:for|of|until|role|position))|^(?:\\p{L}+|\\d+)[- ](?:years?|months?)(?: renewable| rolling| initial| fixed)? contract\\b(?! (?:to hire|with))|^renewable contract\\b|^contract(?:: (?=\\d)| (?:until|through|till) )|^sub-?contract(?:or)? (?:runs|work|role|position|basis)|^own abn\\b|^1099\\b|^(?:sessional|contract) (?:contract|role|position|work)\\b|^b2b (?:contract|kontrakt|\\d)|^(?:kontrakt|umowa) b2b(?!\\p{L}| (?:lub|albo|or)|/)|^(?:freie mitarbeit|honorarbasis|honorartätigkeit|freiberuflich\\p{L}*|werkvertrag)(?!\\p{L})|^(?:auf )?honorarbasis',
    ],
    [
      'contract',
      '^(?:interim-?opdracht|zzp|freelance-?opdracht|freelance opdracht)(?!\\p{L})|^(?:p\\.? ?iva|partita iva|co\\.co\\.co)(?!\\p{L})|^(?:recibos verdes|prestação de serviços|prestación de servicios|contrato pj|autónomos?)(?!\\p{L})|^(?:statut|en) (?:indépendant|freelance|auto-?entrepreneur)|^konsultuppdrag',
    ],
  ] as const
).map(([type, pattern]) => [type, new RegExp(pattern, 'iu')] as const);

/** "0.6 FTE", "0,8 – 0,9 fte": the share of a whole week. */
const SHARE =
  /^(?:about |ca\.? |minimum |min\.? )?(?<least>[01](?:[.,]\d{1,2})?)(?:\s?(?:-|–|to|tot|bis|à)\s?(?<most>[01](?:[.,]\d{1,2})?))?\s?(?:fte|wte|vzä|vte|etp|eq\.? t\.?p)\b/iu;
/** "65 %" beside what says that it is the job's: "TV-L E13, 65 %, befristet". */
const PER_CENT =
  /^(?:zu )?(?<least>\d{2,3})(?:\s?(?:-|–|bis|à)\s?(?<most>\d{2,3}))?\s?%(?:[- ]?(?:stelle|pensum|anstellung|position))?$/iu;
const OF_JOB =
  /(?<!\p{L})(?:festanstellung|\p{L}*befristet|unbefristet|tv-?(?:l|öd|v|h)|pensum|anstellung|stelle|cdi|cdd)(?!\p{L})/iu;
const HOUR =
  '(?:hours?|hrs?\\.?|std\\.?|stunden|heures|h|horas|ore|uur|uren|uurtjes|timmar|timer|tim|godzin|godz\\.?)';
const WEEKLY =
  '(?:(?:,? ?/ ?|,? per |,? a |,? each |,? pro |,? par |,? por |,? à la |,? a la |,? alla |,? in der |,? die |,? i |,? om |,? w |,? na )\\s?(?:week|wk|woche|semaine|semana|settimana|veckan?|ugen?|uka|uken|tydzień|tygodniu)|,? weekly| ?pw|,? wöchentlich|,? hebdomadaires?|,? semana(?:les|is)|,? settimanali|,? hebdo|,? tygodniowo|,? total| in total)';
const ABOUT =
  '(?:(?:about|around|approx\\.?|roughly|some|circa|ca\\.?|etwa|rund|environ|unos|unas|cerca de|ongeveer|omkring|około|(?:een |un |a )?(?:vast |vaste |tijdelijk |permanent )?contract(?:o|at|to)? (?:de|van|voor|di|à|for|of) |cdi |orario |horaire |horario ) ?)?';
/** Hours as a piece of their own. */
const HOURS = new RegExp(
  `^${ABOUT}(?<least>\\d{1,2}(?:[.,]\\d{1,2})?)\\+?(?:\\s?(?:-|–|to|bis|à|a|tot|til|till|do)\\s?(?<most>\\d{1,2}(?:[.,]\\d)?))?[\\s-]?${HOUR}(?<week>${WEEKLY})?(?: (?:over|across|guaranteed|to start|minimum|ig metall|neben|spread|verdeeld|på|i|auf|von|from|mon)(?!\\p{L}).{0,40})?[.!]?$`,
  'iu',
);
const NAMED_HOURS = new RegExp(
  `^(?:part[- ]?time|full[- ]?time|teilzeit|vollzeit|fulltime|parttime|temps plein|temps partiel|tempo pieno|deltid|heltid) \\(?(?:à |de |di |van |i )?\\d{1,2}(?:[.,]\\d)?(?:\\s?(?:-|–|to|bis|à|a|tot)\\s?\\d{1,2})?\\s?${HOUR}`,
  'iu',
);
const FEW_NIGHTS =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?:(?:,| &| and|, and) (?:mon|tue|wed|thu|fri|sat|sun)\p{L}*){0,2} only|p\/?t (?:eves?|evenings?|mornings?|days|nights|weekends?)(?: [\d a-z:–-]{1,20})?|(?:one|two|three|1|2|3) (?:evenings?|mornings?|nights?|afternoons?|days?)|(?:weekends?|saturdays?) only)(?: (?:a|per|each) week| weekly)?$/iu;
const FULL = [35, 60] as const;
const PART = [15, 33] as const;

const LABEL =
  /^(?:status|type|vertragsart|anstellungsart|schedule|hours|shift|position|regime|jornada|contrato|contrat|contract type|job type|employment(?: type)?|arbeitszeit|umfang|dienstverband|orario)\s?:\s/iu;
/** So many hours of a day make no whole week. */
const HOURS_A_DAY =
  /^(?:\d\s?(?:-|–|to|bis|à|a)\s?)?[2-6]\s?(?:hours?|hrs?|h|std\.?|stunden|heures|horas|ore|uur) (?:a|per|each|am|pro|par|por|al|per) (?:day|tag|jour|dia|día|giorno|dag)(?!\p{L})/iu;
/** Hours of courses, of opening, and those that a leave is counted by. */
const OF_OTHER_HOURS =
  /(?<!\p{L})(?:urlaub\p{L}*|ferien|holidays?|vacation|leave|pto|congés?|vacaciones|ferie|vakantie\p{L}*|férias|semester|training|course|kurs|schulung|support|open|notice|overtime|überstunden)(?!\p{L})/iu;
/** "Casual" beside hours or pay is of work, and else of a mood. */
const OF_WORK =
  /(?:\d ?(?:ish )?(?:hours?|hrs?|h)\b|p\/h|\bph\b|\b(?:an|per) hour\b|\/ ?h(?:ou)?r?\b|\bshifts?\b|\broster|weekly pay|days? (?:a|per) week|\baward\b)/iu;
const OF_MOOD = /\b(?:jeans|smart|dress\w*|friendly|fun|relaxed|atmosphere|vibe|culture|attire)\b/iu;
/** Cut where one trait ends and the next begins; a decimal comma joins. */
const CUTS = /,\s|[;|·•()]|\s[-–—/+]\s/u;
const MOST_PIECES = 8;
const LONGEST = 140;

/**
 * The kind of employment, or the hours, that a short line names in one of its pieces or begins with: "Full-time perm",
 * "Deputat 24 Stunden, Vollzeit", "0.6 FTE for the coming school year". Null when two pieces name two hours or two kinds.
 */
export function readShortEmployment(line: string): EmploymentType | null {
  if (line.length > LONGEST || OF_OURS.test(line)) return null;
  const parts = spellHours(line)
    .split(CUTS)
    .map((piece) => piece.trim().replace(LABEL, ''));
  if (parts.length > MOST_PIECES) return null;
  const begun = [line, ...parts].map(readBeginning).find((type) => type !== undefined);
  if (begun !== undefined) return begun;
  const named = new Set(
    parts.flatMap((piece) => pieces.find(([, pattern]) => pattern.test(piece))?.[0] ?? []),
  );
  if (parts.some((piece) => /^casual[.!]?$/iu.test(piece)) && OF_WORK.test(line) && !OF_MOOD.test(line))
    named.add('per_diem');
  if (named.size > 0) {
    const kinds = [...named].filter((type) => type !== 'full_time' && type !== 'part_time');
    const telling = kinds.length > 0 ? kinds : [...named];
    return telling.length === 1 ? (telling[0] ?? null) : null;
  }
  if (OF_OTHER_HOURS.test(line)) return null;
  // "21 h – 4 h" is a time of day.
  if (parts.filter((piece) => /^\d{1,2}\s?h$/iu.test(piece)).length > 1) return null;
  // "24 tot 28 uur per week, € 2.900 bruto per maand (36 uur)": what is told of a week is the job's.
  const weekly = parts.filter((piece) => HOURS.exec(piece)?.groups?.['week'] !== undefined);
  const counted = new Set(
    (weekly.length > 0 ? weekly : parts).flatMap((piece) => readCounted(piece, line) ?? []),
  );
  return counted.size === 1 ? ([...counted][0] ?? null) : null;
}

/** "37 hpw" and "Wochenstunden: 12" as hours of a week. */
const spellHours = (line: string): string =>
  line
    .replace(/(\d)\s?h\s?(?:pw|\/w)\b/giu, '$1 hours per week')
    .replace(/^(\d{1,2}(?:\s?[-–]\s?\d{1,2})?) u(?:\.|$)/iu, '$1 uur')
    .replace(/^wochenstunden: ?(\d{1,2}(?:[.,]\d)?)$/iu, '$1 Stunden pro Woche')
    .replace(/^hours: ?(\d{1,2}(?:\.\d{1,2})?) (?:per|a) week$/iu, '$1 hours per week')
    .replace(/(\d) (?:hours|hrs) (?:weekly|p\/w)\b/giu, '$1 hours per week');

const readBeginning = (text: string): EmploymentType | undefined =>
  BEGINNINGS.find(([, pattern]) => pattern.test(text))?.[0];

function readCounted(piece: string, line: string): EmploymentType | null {
  const named = NAMED_HOURS.exec(piece)?.[0];
  if (named !== undefined)
    return /^(?:part|teil|temps partiel|deltid)/iu.test(named) ? 'part_time' : 'full_time';
  const share = SHARE.exec(piece)?.groups;
  if (share) return toHours(share, { full: [1, 1], part: [0.1, 0.9] });
  const degree = OF_JOB.test(line) || piece === line ? PER_CENT.exec(piece)?.groups : undefined;
  if (degree) return toHours(degree, { full: [100, 100], part: [10, 90] });
  const hours = HOURS.exec(piece)?.groups;
  if (hours) {
    const isWeekly = hours['week'] !== undefined;
    // Round the clock, and not a week's work.
    if (!isWeekly && hours['least'] === '24' && hours['most'] === undefined) return null;
    return toHours(hours, { full: FULL, part: isWeekly ? [2, PART[1]] : PART });
  }
  return FEW_NIGHTS.test(piece) || HOURS_A_DAY.test(piece) ? 'part_time' : null;
}

function toHours(
  groups: Record<string, string | undefined>,
  { full, part }: Record<'full' | 'part', readonly [number, number]>,
): EmploymentType | null {
  const toNumber = (text: string | undefined) => Number((text ?? '').replace(',', '.'));
  const [least, most] = [toNumber(groups['least']), toNumber(groups['most'] ?? groups['least'])];
  if (least >= full[0] && most <= full[1]) return 'full_time';
  return least >= part[0] && most <= part[1] ? 'part_time' : null;
}
