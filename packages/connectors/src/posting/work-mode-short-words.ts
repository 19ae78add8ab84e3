import type { WorkMode } from '@firsthand/contracts';

/** From a word to the end of a sentence, or to what only tells where or how. */
const END = '(?=\\s*(?:$|[.,;:!()–—/]|- ))';
const COUNT =
  '(?:\\d|an?|one|two|three|four|ein|einem|eine[nr]?|zwei|drei|vier|une?|deux|trois|quatre|uno?|dos|tres|cuatro|due|tre|quattro|een|één|twee|drie|um|dois|duas|três|en|et|to|två|fire|fyra|jeden|dwa|trzy)';

/** That nobody works from home, in each language's words of denying it. */
const NOT_FROM_HOME = [
  '(?<!\\p{L})(?:telearbeit|home-?office|mobiles arbeiten) scheidet aus(?!\\p{L})',
  '(?<!\\p{L})keine home-?office-?(?:möglichkeit|option|tage)',
  '(?<!\\p{L})(?:niet|nicht|pas|non|not|não|nie|inte|ikke) (?:thuis|(?:von )?zu hause|à la maison|en casa|a casa|from home|at home|em casa|hemifrån|hjemme(?:fra)?)[.!]?$',
  '(?<!\\p{L})(?:no|zero) (?:remote|wfh|telework|hybrid|work[- ]from[- ]home|home[- ]?working|home office)(?: work(?:ing)?| options?| or hybrid)*(?: (?:available|offered|possible))?[.!]?$',
  '(?<!\\p{L})not (?:a )?(?:remote|work[- ]from[- ]home) (?:or|nor) (?:a )?hybrid(?: (?:position|role|job|opportunity))?[.!]?$',
  "(?<!\\p{L})(?:cannot|can['’]?t|can not|nothing can) be (?:done|performed|worked|carried out)(?: \\w+)? (?:remotely|from (?:home|a laptop|your (?:home|sofa|kitchen)))|(?<!\\p{L})n['’]t a (?:job|role) you (?:can )?do from\\b|(?<!\\p{L})working from home (?:isn['’]t|is not)\\b",
  '(?<!\\p{L})(?:home-?office|remote|mobiles arbeiten|mobilarbeit)(?:[- ]arbeit)? (?:geht|gibt es|ist)(?: \\p{L}+){0,4} (?:nicht|ausgeschlossen)|(?<!\\p{L})(?:ohne|kein) (?:home-?office|remote|mobiles arbeiten)(?!-)(?: möglich)?[.!]?$|(?<!\\p{L})nicht (?:im home-?office|remote) (?:möglich|machbar)',
  "(?<!\\p{L})n[’']est pas (?:ouvert|éligible|compatible|accessible) (?:au|avec le|en) télétravail",
  '(?<!\\p{L})(?:sans|pas de|aucun) télétravail(?!\\p{L})|(?<!\\p{L})télétravail (?:impossible|exclu|non (?:possible|envisageable|proposé))|(?<!\\p{L})non télétravaillable',
  '(?<!\\p{L})(?:sin|no hay|nada de) teletrabajo(?!\\p{L})|(?<!\\p{L})teletrabajo no(?: disponible)?[.!]?$|(?<!\\p{L})no (?:se teletrabaja|admite teletrabajo)',
  '(?<!\\p{L})(?:no|niente|senza|nessuno) (?:smart ?working|lavoro da remoto|lavoro da casa|telelavoro)(?!\\p{L})',
  '(?<!\\p{L})(?:geen|zonder) (?:thuiswerk\\p{L}*|remote)(?!\\p{L})|(?<!\\p{L})thuiswerken (?:is|gaat|lukt|zit er)(?: \\p{L}+){0,3} niet',
  '(?<!\\p{L})(?:sem|não há|não temos) (?:home ?office|teletrabalho|trabalho remoto|regime remoto)(?!\\p{L})',
  '(?<!\\p{L})(?:bez|brak) (?:pracy zdalnej|możliwości pracy zdalnej)|(?<!\\p{L})(?:inget|ej|inte) (?:distansarbete|på distans|hemarbete)|(?<!\\p{L})(?:ikke|ingen) (?:mulighed for )?(?:hjemmearbejde|fjernarbejde|hjemmekontor)',
];

/** What is done where it is done, and nowhere else. */
const AT_THE_PLACE = [
  // "Expect to be at your desk in SoMa Monday to Friday", "In store, obviously", "In the office full time".
  "^(?:expect to be|you(?:['’]ll| will) be) (?:at your desk|in (?:the|our) (?:\\p{L}+ )?(?:office|studio|lab|shop))[^.;]{0,60}?(?:mon(?:day)?s? (?:to|through|thru|till) fri(?:day)?s?|mon[-–]fri|five days|5 days|every day|all week)(?!.*\\b(?:home|remote|hybrid)\\b)",
  '^(?:all |always )?in[- ](?:store|shop|branch|salon)(?: only(?=\\s*[.!]?$)|, (?:obviously|of course|naturally|always|every day|five days|not from home))|^in the (?:office|shop|studio|lab|clinic) (?:full[- ]time|all week|every day)(?!.*\\b(?:home|remote|hybrid)\\b)',
  '(?<!\\p{L})based (?:full[- ]time|permanently) (?:in|at|out of) (?:the|our) [^.;,]{0,24}(?:office|shop|store|plant|studio|clinic|lab|site|campus|warehouse)(?!.*\\b(?:or|home|remote|hybrid)\\b)',
  '^(?:you )?must (?:be able to )?(?:work|be) (?:on[- ]?site|in[- ]person|in the office) (?:mon(?:day)?s?\\b|five days|5 days|every day|daily)(?!.*\\b(?:or|home|remote|hybrid)\\b)',
  // "Site-based five days a week on a live scheme", "Downtown office, five days a week".
  '(?<!\\p{L})(?:(?:site|office|studio|store|plant|campus|clinic|lab)[- ]based,?|(?<!our |the )(?:office|site),) (?:for )?(?:all )?(?:five|5|six|6) days (?:a|per|each|every|/) ?week(?=[.,;]|$| (?:on|in|at|since|from)\\b)(?!, (?:is|are|has)\\b)(?!.*\\b(?:or|home|remote|hybrid|open)\\b)',
  // "All lessons in person", "All work takes place on site", "siempre presenciales".
  '(?<!\\p{L})all (?:\\p{L}+ )?(?:classes|lessons|sessions|shifts|visits|work|teaching|appointments|duties)(?: (?:is|are|takes? place|happens?|is done|are held|is delivered|are taught))? (?:in[- ]person|on[- ]?site|on campus|face[- ]to[- ]face)(?!.*\\b(?:or|online|remote|hybrid)\\b)',
  '(?<!\\p{L})(?:siempre|exclusivamente|únicamente|toujours|uniquement|exclusivement|sempre|sempre e solo|esclusivamente|altijd|uitsluitend|ausschlie(?:ß|ss)lich|nur|zawsze|wyłącznie|alltid|enbart|bara) (?:en |in |op |w formie )?(?:presencial(?:es|mente)?|présentiel|presenza|locatie|präsenz|vor ort|stacjonarn\\p{L}+|på plats)(?!\\p{L})(?!.*(?: o | ou | oder | of | lub | eller |remot|home|híbrid|hybrid|distan|zdaln|teletrab))',
  '(?<!\\p{L})(?:undervisningen|arbetet|tjänsten|jobbet|arbejdet|undervisningen) (?:sker|utförs|bedrivs|foregår|är|udføres) (?:helt |alltid )?på (?:plats|stedet|skolan|kontoret)(?!\\p{L})(?!.*(?: eller |distans|hemifrån|hybrid|dag))',
  '(?<!\\p{L})(?:zajęcia|praca) (?:odbywa(?:ją)? się|jest|są) (?:wyłącznie )?(?:stacjonarn\\p{L}+|na miejscu|w biurze)(?!.*(?: lub |zdaln|hybryd))',
  '^(?:showroom|shop|store|salon|clinic|studio|workshop|warehouse|depot|yard|factory|plant|lab|campus|kitchen)[- ]based(?!.*\\b(?:or|home|remote|hybrid)\\b)|^campus (?:delivery|teaching)(?: only)?(?=\\s*(?:$|[.,;!]))',
  '^in the (?:shop|store|studio|salon|lab|clinic|warehouse|kitchen|workshop|yard|field office|office)\\b[^.;]{0,20}(?:mon(?:day)?s?(?:-|–| to )fri|every day|daily|five days|5 days)',
  '\\b(?:physically present|in[- ]person attendance|physical presence)\\b[^.;]{0,50}\\b(?:every|each|all|daily|required|needed)\\b|\\b(?:in[- ]person|on[- ]?site|on[- ]?premises)(?: only| at our)\\b(?!.*\\b(?:or|home|remote|hybrid|interviews?|days?)\\b)',
  '(?<!\\p{L})(?:asistencia|atención|jornada|presença) presencial(?!\\p{L})|^standortgebunden(?!\\p{L})|(?<!\\p{L})jeden tag (?:in der (?:halle|praxis|werkstatt|filiale|kanzlei|küche)|im (?:büro|laden|betrieb|werk|salon)|auf der baustelle)|(?<!\\p{L})(?:dienst|einsatz) (?:in der anstalt|im haus|vor ort)(?!\\p{L})',
  '(?<!\\p{L})100 ?% (?:na|no|en la|en el|en|in der|im|auf der|sur le|sur la|sur|in|nella|nel|op de) (?:mina|campo|obra|planta|fábrica|tienda|loja|werkstatt|betrieb|baustelle|büro|chantier|terrain|cantiere|negozio|werkvloer|oficina|ufficio|escritório|kantoor)(?!\\p{L})',
  '(?<!\\p{L})bij ons (?:in de (?:werkplaats|winkel|praktijk|keuken|fabriek)|op kantoor)(?!\\p{L})(?!.*(?:dagen|thuiswerk|hybride))',
  `^(?:(?:the |this )?(?:work|job|role|position|post) is |work |working |fully |always |strictly |100 ?% )?(?:on[- ]?site|in[- ]person|in[- ]office|office[- ]based|site[- ]based|on (?:the )?(?:premises|property|campus)|in the office)(?: only)?(?:${END}|$| (?:in|at|with) )(?!.*\\b(?:gym|parking|canteen|or|remote|home|hybrid|(?<!(?:five|5) )days?)\\b)`,
  '(?<!\\p{L})(?:position|role|job|post|work) is (?:on property|on premises|on campus|in[- ]store|in our (?:\\p{L}+ )?(?:office|shop|store|studio|lab|clinic|workshop)|based in (?:the|our) (?:home|office|shop|store|studio|lab|clinic|workshop|warehouse|kitchen))(?!.*\\b(?:or|remote|home|hybrid|days?)\\b)',
  '^(?:courses|classes|lessons|lectures|sessions|teaching|tuition|instruction)(?: (?:meets?|takes? place|happens?|is|are)(?: held| taught| delivered)?)? (?:in person|on[- ]campus|face[- ]to[- ]face)(?!.*\\b(?:or|online|remote|hybrid)\\b)',
  '\\b(?:m[-–]f|mon(?:day)?s?[-–]fri(?:day)?s?|\\d[-–]\\d|days|shifts)[, ]+(?:on[- ]?site|in[- ]person|in[- ]office)[.!]?$',
  `^(?:all |fully )?(?:five|5|6|six) days (?:(?:a|per|each) week |/ ?week )?(?:in|at|on)[ -](?:the |our )?(?:\\p{L}+ )?(?:office|site|premises|shop|store|clinic|lab|studio)(?!.*\\bhome\\b)`,
  '^every day (?:at|in|on) (?:the |our )?(?:\\p{L}+ )?(?:office|site|premises|shop|store|clinic|lab|studio|plant)(?!\\p{L})',
  `^(?:(?:arbeit|arbeiten|tätigkeit|einsatz|unterricht|reine|nur|komplett|ausschließlich|100 ?%) )?(?:vor ort|(?:reine )?präsenz(?:stelle|arbeit|tätigkeit|unterricht)?|in präsenz)(?:${END}|$| (?:in|im|bei|am|beim) )(?!.*(?: oder |home|remote|hybrid|tage?))`,
  '(?<!\\p{L})(?:ausschließlich|nur|komplett|immer|täglich|fünf tage(?: die woche)?|5 tage(?: die woche)?) (?:vor ort|im büro|im studio|in der (?:praxis|kanzlei|werkstatt|filiale))(?!.*(?: oder |home|remote|hybrid))',
  `^(?:(?:poste|travail|mission|100 ?%|exclusivement|uniquement|tout|cours) )?(?:(?:en )?présentiel(?: uniquement| obligatoire| intégral| à 100 ?%)?|sur (?:site|place))(?:${END}|$| (?:à|au|aux|dans|en|uniquement) )(?!.*(?: ou |télétravail|distanc|hybride|jours?))`,
  '^(?:poste|travail|vous (?:travaillez|êtes|serez))(?: basée?s?)? (?:dans nos (?:bureaux|locaux|ateliers)|au (?:bureau|magasin|cabinet|siège)|en (?:boutique|atelier|magasin|agence))(?!.*(?: ou |hybride|jours?))',
  `^(?:(?:trabajo|puesto|empleo|modalidad|jornada|clases|trabalho|vaga|regime|modelo|atuação|aulas|100 ?%|totalmente|completamente|exclusivamente|íntegramente|solo) )*presencial(?:idad)?(?:es|mente)?(?: (?:al 100 ?%|total|completa|100 ?%|obrigatório))?(?:${END}|$| (?:en|em|no|na|desde) )(?!.*(?: o | ou |remot|híbrid|teletrab|casa|d[ií]as?|home))`,
  '^(?:en|trabajo en|puesto en|solo en) (?:nuestra |la )?(?:oficina|tienda|taller|obra|planta)(?=\\s*(?:$|[.,;!]))',
  `^(?:(?:lavoro|ruolo|attività|posizione|solo|100 ?%|sempre|esclusivamente) )*(?:in (?:sede|presenza|ufficio)|presenza (?:in|presso) (?:lo |la |il )?(?:studio|ufficio|sede|negozio|azienda|cantiere)|presenza (?:fissa|quotidiana|richiesta))(?:${END}|$| (?:a|in|presso|di) )(?!.*(?: o |remoto|ibrid|smart|casa|giorn))`,
  `^(?:(?:werken|werk|volledig|altijd|100 ?%|je werkt) )*(?:op (?:kantoor|locatie|de zaak|de werkvloer)|in de (?:winkel|werkplaats|praktijk))(?:${END}|$| (?:in|te|bij) )(?!.*(?: of |thuis|afstand|hybride|dag))`,
  `^(?:praca |tryb(?: pracy)?:? |wyłącznie |tylko |100 ?% )*(?:stacjonarn\\p{L}+|na miejscu|w biurze)(?:${END}|$| (?:w|we|na) )(?!.*(?: lub |zdaln|hybryd|dni|raz))`,
  `^(?:arbete |jobbet är |arbejde |arbeid |fuldt |helt )*(?:på (?:plats|kontoret|stedet|arbejdspladsen|arbetsplatsen)|fysisk fremmøde|(?:fuldt )?fremmøde|fysiskt)(?:${END}|$| (?:i|på|hos) )(?!.*(?: eller |hem|hjem|distans|hybrid|dag))`,
];

const HOME =
  '(?:home|(?:your|the) (?:kitchen|sofa|couch|desk at home)|remote(?:ly)?|wfh|zu hause|zuhause|daheim|home-?office|mobil|chez (?:vous|soi|toi)|(?:à )?la maison|telearbeit|home ?working|télétravail|à distance|distanciel|a distan[cz]i?a|domicile|casa|teletrabajo|remot[oa]|smart ?working|thuis|afstand|home ?office|teletrabalho|hemma|hemifrån|hjemme\\p{L}*|distans|domu|zdaln\\p{L}+)';
const OFFICE =
  "(?:(?:the |our |client |customer )?(?:offices?|sites?|studio|hq|lab|campus(?: working)?|downtown)|(?:dem |unserem )?büro|(?:le |au )?bureau|(?:la )?oficina|(?:l[’'])?ufficio|(?:het )?kantoor|(?:o )?escritório|kontoret|biur\\p{L})";

/** Where such a part is spent: at home, and not a home that somebody cares for. */
const AT_HOME = `(?:(?:from|at) home(?=\\s*(?:$|[.,;:!)–—])| (?:and|if|when|where|per|each|a|every)\\b)|(?!home(?![- ]?office))(?:(?:im|von|aus dem|en|a|à|da|em|op|på|z|w) )?(?:mobiles? arbeiten|mobilarbeit|(?!mobil(?! (?:arbeiten|tätig)|[.,;]|$))${HOME})(?!\\p{L}))`;

/** Part of the time in one place and part in another. */
const PARTLY = [
  // "60/40 split between home and office", "50 % Telearbeit".
  `(?<!\\d)[1-9]0? ?[/:–-] ?[1-9]0? (?:split|mix|office|home)[^.;]{0,24}(?:home|office|remote)`,
  `(?<![\\p{L}\\d.,])[1-9]\\d ?%(?: (?:of (?:the|your|working) (?:time|week)|der arbeitszeit|del tiempo|du temps|van de tijd|av tiden|czasu))? ${AT_HOME}(?!.{0,12}(?:possible|möglich|allowance|of (?:our|the) (?:team|staff|company)))`,
  // "4 days at Citywest, one at home", "dos días en Chamartín, tres en casa".
  `(?<!\\p{L})${COUNT} (?:days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dagen|dagar|dage|dias|dni|mornings?|mañanas|afternoons?|matin(?:ée)?s?|vormittage?) (?:(?:a|per|each|pro|par|por|per|i) (?:week|woche|semaine|semana|settimana|vecka) )?(?:at|in|on|bei|im|en|à|au|in|op|no|na|w|we|i|på|con) [^.;,]{2,40}?(?:,| and| und| et| y| e| en| och| i)+ (?:(?:the|die|les|los|las|de|den) )?(?:other(?: one| two| three| four)?|anderen?|autres?|otr[oa]s|${COUNT})(?: (?:days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dagen|dagar|dni))? ${AT_HOME}`,
  `(?<!\\p{L})${HOME} for the (?:rest|remainder|others?)(?: of (?:the|your) week)?(?!\\p{L})(?! of (?:the|your|our) (?:team|staff|year))`,
  // "and the rest at home", "el resto a distancia", "die andere Hälfte zu Hause".
  `(?<!\\p{L})(?:the (?:rest|remainder)|(?:the )?remaining (?:days|time|week)|the others?|le reste|les autres jours|el resto|los demás días|il resto|gli altri giorni|de rest|de andere (?:dagen|helft)|den rest|die (?:andere|übrige) (?:hälfte|zeit)|o resto|resten|pozostałe dni)(?: (?:of (?:the|your) (?:week|time)|der (?:woche|zeit)|de la semana|de la semaine|van de week|av veckan|tygodnia))? (?:is |are |can be |may be |kan |können )?(?:worked |spent |done )?${AT_HOME}`,
  `(?<!\\p{L})(?:half|hälfte|halbe[nrs]?|moitié|mitad|metà|metade|helft|halva|hälften|halvdelen|połow\\p{L}) (?:of )?(?:the |your |every |each |der |de la |de |du |della |da |van de |av |tygodnia )?(?:(?:week|time|woche|zeit|arbeitszeit|semaine|temps|semana|tiempo|settimana|tempo|tijd|veckan|tiden) )?${AT_HOME}`,
  '(?<!\\p{L})(?:expected|needed|present|wanted|required) (?:in|at) (?:the |our )?[\\p{L} ]{2,24}? (?:about |around |roughly )?half (?:of )?(?:the|your|every|each) (?:working )?week(?!\\p{L})',
  `\\b(?:split|divide|share) (?:your|the|their) (?:week|time|days|working week) between [^.;]{0,24}(?:${HOME}(?! (?:visits?|care))\\b[^.;]{0,30}${OFFICE}|${OFFICE}\\b[^.;]{0,30}${HOME}(?! (?:visits?|care)))`,
  `(?<!\\p{L})(?:${OFFICE}|büro) (?:at least |about |around |roughly |up to |a minimum of )?[1-9]\\d ?% of (?:the|your) (?:time|week|working (?:time|week))(?!\\p{L})`,
  `(?<!\\p{L})(?:mobiles arbeiten|mobilarbeit|home-?office|telearbeit|remote) (?:ist )?an (?:bis zu )?${COUNT} (?:wochen|arbeits|werk)?tage?n?(?!\\p{L})(?! (?:im|pro) (?:monat|jahr))`,
  `(?<!\\p{L})${COUNT} (?:(?:tage?|days?|jours?|d[ií]as?|giorn[oi]|dagen|dias?|gg) )?(?:vor ort|im büro|präsenz|on-?site|in (?:the )?office|office|bureau|sur site|oficina|presencial(?:es)?|in (?:sede|ufficio)|op kantoor|kantoor|escritório)(?:\\s?[,/&+]\\s?|,? (?:und|and|et|y|e|en) )${COUNT} (?:(?:tage?|days?|jours?|d[ií]as?|giorn[oi]|dagen|dias?|gg) )?(?:(?:at|from|im|von|en|in|da|em|à) )?${HOME}(?!\\p{L})|(?<!\\p{L})${COUNT} (?:(?:tage?|days?|jours?|d[ií]as?|giorn[oi]|dagen|dias?|gg) )?${HOME}(?:\\s?[,/&+]\\s?|,? (?:und|and|et|y|e|en) )${COUNT} (?:(?:tage?|days?|jours?|d[ií]as?|giorn[oi]|dagen|dias?|gg) )?(?:(?:im|in the|au|en|in|op|no) )?${OFFICE}`,
  `(?<!\\d)[1-4] ?[+/] ?[1-4] \\((?:${OFFICE}[^)]{1,12}${HOME}|${HOME}[^)]{1,12}${OFFICE})\\)`,
  `(?<!\\p{L})${COUNT} (?:weeks?|semanas?|settiman[ae]|semaines?|wochen?|weken|week) (?:at |from |em |en |in |a |à la |à |thuis)?${HOME}(?!\\p{L})[^.;]{0,6}[,/&]`,
  `(?<!\\p{L})alternierend\\p{L}* [^.;]{0,30}(?:telearbeit|home-?office|büro)`,
  `(?<!\\p{L})(?:mobiles arbeiten|mobilarbeit|mobile arbeit|telearbeit)(?!\\p{L})[^.;]{0,30}(?:bis zu|an|maximal|max\\.)(?: bis zu)? ${COUNT} tage?n?(?!\\p{L})(?! (?:im|pro) (?:monat|jahr))`,
  `(?<!\\p{L})${COUNT} tage?(?: ?/ ?| (?:die|pro|in der|je) )woche (?:ortsflexibel|mobil|remote|flexibel|telearbeit|zu hause|zuhause)(?!\\p{L})|(?<!\\p{L})smart(?: ?working)? ${COUNT} (?:gg|giorni)(?!\\p{L})|(?<!\\p{L})(?:télétravail|tt) ${COUNT} ?j(?:ours?)?(?!\\p{L})`,
  `(?<!\\p{L})ein(?:en)? (?:home-?office|mobil|remote)-?tag(?!\\p{L})(?! (?:im|pro) (?:monat|jahr|quartal))`,
  "\\b(?:we|everyone|everybody|the team|you)(?:[’']ll| will)? (?:all )?(?:sit together|come in|are in|get together|overlap|work together) (?:on )?(?:mon|tue|wed|thu|fri)\\p{L}*(?!(?:day)?s?(?:-|–| to | through )fri)",
  '\\b(?:expect|want|need|like) (?:folks|people|you|everyone|staff) (?:in|at)\\b[^.;]{0,30}\\b(?:[1-4]x|twice|once|(?:[1-4]|two|three|four) (?:days|times)) ?(?:/|a |per )\\s?(?:wk|week)\\b',
  '\\bpart (?:of the )?week (?:in|at)\\b[^.;]{0,50}\\bpart (?:of it )?(?:at|from|in)\\b',
  '(?<!\\p{L})(?:on|in) an? hybrid (?:basis|manner|way|pattern|fashion|set-?up)(?!\\p{L})|^hybrid (?:work(?:ing)? )?(?:schedule|model|arrangement|role|position|working|workplace)(?= (?:after|from|with|once)\\b|:)|(?<!\\p{L})hybrid (?:later|afterwards|thereafter|after (?:that|training|probation|\\d))',
  "(?<!\\p{L})télétravail (?:dans la limite|limité|jusqu[’']à \\d)",
  `(?<!\\p{L})(?:deels|gedeeltelijk|teilweise|anteilig|tageweise|stundenweise|partly|partially|en partie|parcialmente|in parte|parzialmente|częściowo|delvis)(?: \\p{L}+){0,2} ${HOME}(?!\\p{L})|${HOME}\\p{L}*(?: \\p{L}+){0,4} (?:deels|gedeeltelijk|teilweise|anteilig|tageweise|stundenweise|partly|partially|en partie|parcialmente|in parte|parzialmente|częściowo|delvis)(?!\\p{L})`,
  `(?<!\\p{L})(?:einzelnen?|manche[nr]?|some|certain|quelques|algunos|alcuni|enkele|några|nogle) (?:tage?n?|days|jours|días|giorni|dagen|dagar|dage)[^.;]{0,15} ${HOME}(?!\\p{L})`,
  `(?<!\\p{L})(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|lunedì|martedì|mercoledì|giovedì|venerdì|maandag|dinsdag|woensdag|donderdag|vrijdag) (?:(?:at|from|à|en|zu|von|da|in|im|a) )?${HOME}(?!\\p{L})`,
  `(?<!\\p{L})${COUNT} (?:in-?office|on-?site|office|in-?person|anchor|remote|home|wfh)[ -]days?(?! (?:a|per|each) (?:month|year))`,
  `(?<!\\p{L})(?:blend|mix|mixture|combination|split) of [^.;]{0,30}\\b(?:home|remote)(?:[ -]?working)?\\b`,
  '(?<!\\p{L})télétravail\\s?[:–-]\\s?\\d\\s?j(?:ours?)?(?!\\p{L})',
  `^(?:(?:a|our|we (?:offer|have) an?|flexible|eine|une?|una|un|een) )?(?:blend|mix|mixture|combination|split|balance|mischung|wechsel|kombination|mix|mélange|alternance|mezcla|combinación|combinazione|alternanza|mistura|combinatie|afwisseling|blandning|blanding)(?: (?:of|between|aus|zwischen|von|entre|de|di|tra|van|tussen|av|af|mellan|mellem))? [^.;]{0,40}?(?:${OFFICE}\\b[^.;]{0,12}?(?:and|or|&|/|und|et|y|e|en|och|og)\\b[^.;]{0,16}?${HOME}|${HOME}\\b[^.;]{0,12}?(?:and|&|/|und|et|y|e|en|och|og)\\b[^.;]{0,16}?${OFFICE})`,
  `${COUNT} (?:[\\p{L}]+ )?(?:days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar|e)?|dni)\\b[^.;]{0,60}(?:otherwise|the rest|the others?|the remainder|remaining|sonst|ansonsten|den rest|restlich\\p{L}*|les? (?:\\p{L}+ )?autres?|le reste|el resto|los demás|il resto|gli altri|de rest|o resto|nos restantes|resten)\\b`,
  `^(?:wfh|work(?:ing)? from home|home ?working|remote working|telework(?:ing)?)\\b[^.;]{0,30}\\b(?:(?:up to )?${COUNT} days?\\b(?! a (?:month|year))|(?:for )?half (?:of )?(?:the|your|each) (?:week|time)\\b|on (?:mon|tues|wednes|thurs|fri)days?(?: (?:and|or) (?:mon|tues|wednes|thurs|fri)days?)?(?=[.,;]|$))`,
  `^(?:flexible|flexibel|flexibl\\p{L}+|modelo flexible|modello flessibile)?[:,]? ?(?:choose |tú eliges )?(?:${HOME} (?:or|oder|ou|o|of) (?:the )?${OFFICE}|${OFFICE} (?:or|oder|ou|o|of) (?:from )?${HOME})\\b[^.;]{0,12}(?:you (?:choose|decide)|your (?:choice|call)|as you (?:like|prefer)|on any (?:given )?day|du entscheidest|deine wahl|wie du magst|à vous de choisir|tú (?:decides|eliges)|scegli tu|jij kiest|você escolhe)`,
  `(?<!\\p{L})(?:choose|pick) (?:home or office|office or home)\\b`,
  `(?<!\\p{L})${COUNT} (?:feste[nr]? )?(?:home-?office|mobil|remote)-?tage?n?(?!\\p{L})|(?<!\\p{L})(?:home-?office|télétravail|teletrabajo|smart ?working|telelavoro|lavoro agile|teletrabalho|home ?office|thuiswerken|distansarbete|hjemmearbejde|hjemmekontor|praca zdalna)[:,]? (?:an |(?:an )?bis zu |jusqu[’']à |hasta |fino a |até |tot |upp till |op til )?${COUNT} (?:tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar|e)?|dni)(?!\\p{L})(?! (?:im|pro|par|al|por|per|i) (?:monat|mois|mes|mês|mese|maand|månad|jahr|an|año|ano|anno|jaar|år))`,
  `(?<!\\p{L})${COUNT} (?:jours? de télétravail|d[ií]as? (?:de |en )?(?:teletrabajo|remoto|casa)|dias? (?:de |em )?(?:teletrabalho|home ?office|casa)|giorn[oi] (?:di |in )?(?:smart ?working|lavoro agile|da casa|telelavoro)|dagen thuis\\p{L}*|dag(?:ar|e)? (?:hemifrån|hjemmefra|hjemme)|hjemme(?:arbejds)?dage?|hemmadagar|dni (?:zdalnie|z domu|pracy zdalnej))(?! (?:par|al|por|per|i|w) (?:mois|mes|mês|mese|maand|månad|måned|miesiąc\\p{L}*|an|año|ano|anno|jaar|år))`,
  '(?<!\\p{L})(?:hybridarbe(?:te|jde|id)|hybridjobb|hybridarbeit|hybridjob)(?!\\p{L})|^(?:praca|tryb(?: pracy)?:?) hybrydow\\p{L}+|^hybrydowo(?!\\p{L})',
  `^(?:hybrid|hybride|hybrides|hybrid working|hybrid work|hybrid role|hybrides arbeiten|hybride werken|híbrid[oa]|ibrid[oa]|lavoro ibrido|hybrydowa|hybrydowo)[.!]?$|^(?:flexible |our |agile )?hybrid (?:pattern|rota|working pattern|week|set-?up|split)(?!\\p{L})`,
  '(?<!\\p{L})(?:then|dann|danach|anschließend|puis|ensuite|después|luego|poi|daarna|depois|sedan|derefter) (?:hybrid\\p{L}*|híbrid[oa]|ibrid[oa])(?=\\s*(?:$|[.,;!]))',
];

/** Where one is at home, said of the work itself. */
const FROM_HOME = [
  // "Fully distributed since day one: there is no office", "you'll be home-based for good", "Telework full-time".
  "(?:^|\\bwe(?:['’]re| are|['’]ve been| have been) (?:a )?)(?:fully|100 ?%|entirely) (?:distributed|remote)(?: (?:company|team))?(?: since [^.;:,]{2,20})?[:,;–-]+ ?(?:and )?(?:there (?:is|['’]s)|we have|with) no (?:head |physical |central |main )?office|\\byou(?:['’]ll| will) (?:then )?be (?:fully |permanently )?(?:home-based|working from home) (?:for good|permanently|full[- ]time|from then on|thereafter)(?!\\p{L})|(?:^(?:full[- ]time telework|telework(?:ing)? full[- ]time)|\\byour desk is at home(?! in))(?!.*\\b(?:days?|office|hybrid|on[- ]?site)\\b)",
  '(?<!\\p{L})(?:bei uns arbeiten alle|alle arbeiten|tout le monde travaille|tous travaillent|todos trabajamos|todo el mundo trabaja|tutti lavor(?:ano|iamo)|iedereen werkt|alla (?:arbetar|jobbar)|alle arbejder|wszyscy pracuj(?:ą|emy)|todos trabalh(?:am|amos)) (?:remote|von zu hause|à distance|en télétravail|en remoto|desde casa|a distancia|da remoto|da casa|op afstand|vanuit huis|på distans|hemifrån|hjemmefra|zdalnie|remotamente|de casa)(?!\\p{L})(?!.*(?:tage?|jours?|días?|giorn|dagen|dagar|dage|dni|dias|montag|fredag| oder | ou | o | of | eller | lub ))',
  "\\b(?:role|position|job|work) (?:is|can be) (?:performed|done|worked|carried out) (?:entirely |fully )?from home(?!.*\\b(?:days?|or|sometimes|occasional\\p{L}*|part)\\b)|^you (?:can |will |['’]ll )?do (?:this|the|your) (?:job|work) (?:entirely |fully )?from home(?!.*\\b(?:days?|or|sometimes|part)\\b)",
  '^(?:everyone|everybody|all of us|we all|the (?:whole|entire) team)(?: (?:on the team|here|in the team))? works? (?:remotely|from (?:home|where (?:we|they) live))(?!.*\\b(?:days?|or|sometimes|on (?:mon|tue|wed|thu|fri)\\p{L}*)\\b)',
  '(?<!\\p{L})from (?:a|an|your|your own|the) (?:(?!our|client)[\\p{L}-]+ ){0,2}home[- ]office(?!\\p{L})(?!.*\\b(?:days?|or|stipend|allowance|sometimes|occasional\\p{L}*)\\b)',
  '(?<!\\p{L})arbeitsort (?:(?:wählst|bestimmst|wählen|bestimmen) (?:du|sie) (?:ganz )?(?:frei|selbst)|ist (?:dir|ihnen) (?:überlassen|freigestellt))(?!\\p{L})',
  '^(?:100 ?% |fully |full[- ]time )?telecommut(?:e|ing)\\b(?!.*\\b(?:days?|options?|or|policy)\\b)|^heimarbeit(?:splatz|splätze)?(?!\\p{L})(?!.*(?: oder |tage?|möglich))|^thuiswerken ?(?:is|=)? ?(?:de |het )?(?:standaard|norm)(?!\\p{L})',
  '(?<!\\p{L})(?:arbeitsort|wohnort) (?:ist )?(?:frei wählbar|egal|beliebig)|(?<!\\p{L})woonplaats maakt niet uit|^remote (?:ab tag (?:1|eins)|from day one)(?!\\p{L})|^(?:telehealth|teletherapy|tele-?health) only\\b|^(?:remote|wfh|work from home),? (?:except|apart) (?:for |from )?(?:the )?one (?:morning|day|afternoon|visit) a (?:month|quarter|year)\\b',
  '\\b(?:role|position|job|work) (?:may|can) be (?:performed|done|worked|carried out) remotely (?:from|in|within|anywhere)\\b|^remote(?:,| [–-]|:) (?:work|anywhere|worldwide|from|based|within)(?!.*\\b(?:office|or|days?)\\b)|\\b(?:work|live) from any (?:country|state|place|where)\\b|\\bmostly remote\\b',
  '^teletrabajo desde cualquier (?:lugar|punto|parte|sitio)|^siempre (?:en )?remoto(?!\\p{L})|^(?:immer|dauerhaft|toujours|sempre|altijd|sempre em) (?:remote|remoto|da remoto|à distance|en télétravail)(?!\\p{L})',
  `^(?:home[- ]?working|home[- ]?worker|home[- ]based|remote working|remote work|remote role)(?:${END}|$| (?:with|for|from|across|anywhere|role|position|job|forever|permanently)\\b)(?!.*\\b(?:options?|available|possible|stipend|allowance|policy|office|or|half|part|some|days?|equipment|opportunit\\w+)\\b)`,
  `^remote(?:[.!]?$| (?:forever|always|permanently|throughout)\\b| [–—-] | \\((?!.*\\bdays?\\b))(?!.*\\b(?:office|or|days?|possible|option\\w*)\\b)`,
  '(?<!\\p{L})remote work is the (?:default|norm)(?!\\p{L})|^(?:fully |100 ?% )?(?:distributed|remote)(?: team)?, (?:no|without an?) office',
  '(?<!\\p{L})(?:arbeite|arbeiten|arbeitest|arbeit)(?: sie| du)? (?:(?:bequem|flexibel|ganz|komplett) )*(?:von (?:überall|zu hause|zuhause|daheim|deine[rm] \\p{L}+|ihre[rm] \\p{L}+)|vom (?:sofa|heimischen \\p{L}+|küchentisch)|aus dem home-?office)(?: aus)?(?=\\s*(?:$|[.,;!()–—]|(?:in|innerhalb|aus|und|mit|für)(?!\\p{L})))|^(?:100 ?% |reine[sr]? |dauerhaft(?:es)? )(?:home-?office|remote|mobil)(?!.*(?:oder|tage?))|^(?:von überall|ortsunabhängig|bundesweit remote|remote) (?:aus|in|innerhalb)(?!\\p{L})',
  "^(?:travail|poste|mission)? ?(?:en |à )?(?:domicile|distance|télétravail) (?:complet|total|intégral|permanent|à temps plein|à 100 ?%|exclusif)(?!\\p{L})|(?<!\\p{L})(?:travail(?:lez|ler)?|travaille) (?:depuis|de) (?:chez (?:vous|toi|soi)|n[’']importe où|votre (?:domicile|canapé))|^(?:travail )?à domicile(?=\\s*(?:$|[.,;!]))",
  '^(?:trabajo|trabaja|trabaje|trabajarás|empleo|puesto) (?:100 ?% |totalmente |completamente )?(?:desde (?:casa|tu casa|cualquier (?:lugar|parte|sitio))|remoto|en remoto|a distancia)(?!.*(?: o |oficina|días?|híbrid|posib))|^(?:desde|en) (?:casa|tu casa)(?=\\s*(?:$|[.,;!]))|^(?:teletrabajo|remoto) (?:total|completo|íntegro|permanente|puro)(?!\\p{L})',
  '^(?:lavoro|lavora|lavorerai|si lavora|attività|posizione|ruolo) (?:(?:completamente|totalmente|interamente|sempre|al 100 ?%|100 ?%) )?(?:da (?:casa|remoto)|full remote)(?!.*(?: o |ufficio|sede|giorn|ibrid|possib))|^(?:da (?:casa|remoto))(?=\\s*(?:$|[.,;!]))',
  '^(?:werk|werken|je werkt|thuiswerk|thuiswerken)(?: (?:volledig|altijd|100 ?%|gewoon))* ?(?:vanuit huis|thuis|op afstand|remote|vanuit je eigen \\p{L}+)(?=\\s*(?:$|[.,;!]|(?:in|binnen)(?!\\p{L})))(?!.*(?: of |kantoor|dag|mogelijk))|^(?:thuiswerk|100 ?% thuiswerk\\p{L}*)(?=\\s*(?:$|[.,;!]))',
  '^(?:trabalho|trabalhe|vaga|atuação|posição) (?:100 ?% |totalmente |completamente )?(?:de (?:casa|qualquer lugar|onde (?:você )?quiser)|remot[oa]|em home ?office|à distância)(?!.*(?: ou |escritório|dias?|híbrid|possí))|^home ?office (?:integral|total|permanente|100 ?%)|^100 ?% (?:home ?office|remot[oa])(?!\\p{L})',
  '^(?:praca|pracuj|pracujesz) (?:(?:w pełni|całkowicie|w 100 ?%|100 ?%|wyłącznie) )?(?:zdaln\\p{L}+|z domu|z dowolnego miejsca)(?!.*(?: lub |biur|dni|raz|możliw))|^(?:w pełni |w 100 ?% |100 ?% )zdaln\\p{L}+(?!\\p{L})',
  '^(?:jobba|arbeta|arbete|du jobbar|arbejd|arbejde|jobb|jobber|du arbejder|du arbetar) (?:(?:helt|fuldt|alltid|100 ?%) )?(?:hemifrån|hjemmefra|på distans|hjemme|fra hjemmet|hemma)(?=\\s*(?:$|[.,;!]|(?:i|inom|från|fra)(?!\\p{L})))(?!.*(?: eller |kontor|dag|möjlig|mulig))|^(?:distansarbete|fjernarbejde|fjernarbeid|hjemmearbejde)(?=\\s*(?:$|[.,;!]))',
];

/** What short lines say of the mode, in the words of ten languages; the first that says something counts. */
export const SHORT_WORDS: readonly (readonly [WorkMode, RegExp])[] = (
  [
    ['on_site', NOT_FROM_HOME],
    ['hybrid', PARTLY],
    ['on_site', AT_THE_PLACE],
    ['remote', FROM_HOME],
  ] as const
).flatMap(([mode, sources]) => sources.map((source) => [mode, new RegExp(source, 'iu')] as const));
