/** Without one of these words no sentence says that no experience is needed. */
const MAY_SAY =
  /experien|erfahrung|vorkenntnisse|\bnew to\b|(?:done|worked)\b.*\bbefore\b|\b(?:whether|if) you(?:['’]ve| have) (?:ever )?done|would (?:help|be)\b.*\bbut\b|noch nie|schon (?:ein)?mal|déjà fait|jamais fait|nunca|nooit|förut|mai fatt|prøvet|expérience|experiência|esperienza|ervaring|erfarenhet|erfaring|doświadcz|débutant|einsteiger|fresher|neolaureat|neodiplomat|berufsanf/i;

const NEEDED =
  '(?:needed|necessary|required|essential|expected|asked for|wanted|demanded|mandatory|a must|a requirement|a prerequisite)';
/** Trades that one may be new to; who is new to a program or a product may have years of work behind them. */
const TRADES =
  '(?:this|(?:the|this) (?:kind of |type of )?(?:trade|work|job|role|field|industry|sector)|care|caring|care work|nursing|hospitality|retail|driving|teaching|sales|catering|cleaning|construction|farming|security|warehousing|childcare|landscaping)';
const SAYS_NO =
  /\bno\b|\bnot\b|\bnone\b|\bnever\b|\bnew to\b|ninguna|nenhuma|egal|peu importe|nunca|nooit|\bmai\b|ikke|utan|senza|uden|n['’]t\b|kein|ohne|nicht|débutant|einsteiger|aucune|\bpas\b|sans|\bsin\b|\bnon\b|nessuna|anche|não|\bsem\b|geen|niet|zonder|ingen|inte\b|ej\b|bez|brak|nie\b|fresher|anche neo|berufsanf/i;
const NONE = new RegExp(
  [
    `\\bno (?:prior |previous |work |professional |relevant |sales |[a-zß-ÿ]+ ){0,3}?experience(?: is|,)? (?:at all )?${NEEDED}`,
    `\\bexperience (?:(?:is )?not|is(?:n['’]t| never)|(?:does not|doesn['’]t) have to be) ${NEEDED}\\b|\\b(?:do not|don['’]t) need (?:any |work |working |prior |previous |relevant |professional |industry |special |specific |formal )*experience\\b(?! (?:to|with|in) )`,
    `\\bexperience (?:is )?(?:helpful|nice|a plus|a bonus|useful|welcome|preferred|great)[,;]? (?:but )?(?:is )?not ${NEEDED}\\b`,
    "^no (?:[a-z]+ ){0,2}experience ?[?] (?:(?:it )?does(?:n['’]t| not) matter|(?:do not|don['’]t) worry|no worries|not a problem|never mind|come anyway|apply anyway|you(?:['’]ll| will) learn)",
    '^freshers?(?: only| preferred)?[.!]?$|\\bfreshers?(?: are| is)? (?:welcome|with|can|may|also|eligible|considered)\\b',
    '\\bno experience\\b[^.]{0,20}\\b(?:no problem|required|needed|necessary)',
    "^(?:no|keine?|pas d['’]|sans|geen|ingen|sin|nessuna|sem) ?(?:prior |previous |berufs|werk)?(?:experience|erfahrung|expérience|ervaring|erfarenhet|experiencia|esperienza|experiência) ?[?] (?:no problem|that['’]s (?:ok|fine)|we(?:['’]ll| will)? (?:train|teach)|kein problem|nous vous formons|pas de (?:problème|souci)|te formamos|geen probleem|sem problema|nessun problema)",
    '^no (?:prior |previous |minimum )?(?:work )?experience[.!]?$',
    "^no (?:[a-z]+ ){0,2}experience ?[:,;–-] ?(?:that['’]s|no problem|no worries|we(?:['’]ll| will)? (?:train|teach|show)|fine|come anyway|apply anyway)",
    // Nobody has to have done it: "It's okay if you've never done this before", "You need not have done courier work before".
    "\\b(?:okay|ok|fine|all right|no problem|doesn['’]t matter|does not matter|don['’]t (?:care|mind|worry)|do not (?:care|mind|worry)) (?:whether|if) (?:or not )?you(?:['’]ve| have)? (?:ever |never |not )*(?:done|worked (?:in|as|with|on)|had a job)\\b[^.;]{0,40}\\bbefore\\b",
    "\\b(?:need not|needn['’]t|(?:don['’]t|do not) (?:need|have) to) have (?:ever )?(?:done|worked|been)\\b[^.;]{0,40}\\bbefore\\b|\\bnever (?:done|worked)\\b[^.;?]{0,40}\\bbefore ?[?] ?(?:no problem|no worries|that['’]s (?:ok|okay|fine)|we(?:['’]ll| will)? (?:train|teach|show))",
    `\\b(?:training|train you|teach you|trained)\\b[^.;]{0,30}\\bif you(?:['’]re| are) (?:completely |brand |entirely |totally )?new to (?:${TRADES})(?=\\s*(?:$|[.,;!–-]))|\\bnew to (?:${TRADES}) ?[?] ?(?:no problem|that['’]s (?:ok|okay|fine)|we(?:['’]ll| will)? (?:train|teach))`,
    `\\b(?:months?|years?)\\b[^.;]{0,50}\\bwould (?:help|be (?:nice|great|good|useful|helpful|a (?:plus|bonus)|an advantage)),? but (?:it )?(?:is|are)(?: not|n['’]t) ${NEEDED}`,
    `^(?:(?:work |relevant )?experience|(?:berufs)?erfahrung|expérience|experiencia|esperienza|experiência|(?:werk)?ervaring|erfarenhet|erfaring|doświadczenie)(?: required| needed| requise| requerida| exigida| richiesta)? ?: ?(?:none(?: (?:is )?${NEEDED})?|no|not ${NEEDED}|keine?(?: (?:nötig|erforderlich|notwendig))?|nicht (?:nötig|erforderlich|notwendig)|aucune|non (?:requise|exigée|richiesta|necessaria)|ninguna|no (?:necesaria|requerida)|nessuna|nenhuma|não (?:necessária|exigida)|geen|niet (?:nodig|vereist)|ingen|inget krav|brak|niewymagane)(?=\\s*(?:$|[.,;!(]))`,
    "(?:egal|ganz gleich),? ob du (?:das|so etwas|es|sowas) schon (?:ein)?mal gemacht hast|(?:auch|selbst) wenn du (?:das|so etwas|es|sowas) noch nie gemacht hast|(?:peu importe|qu['’]importe) (?:si|que) (?:vous|tu) (?:l['’])?(?:avez|as|aviez|aies) (?:déjà|jamais) fait|(?:no (?:pasa nada|importa) si|aunque) nunca (?:lo )?(?:has|hayas) (?:hecho|trabajado)",
    "(?:ook|zelfs) als je (?:dit|het|zoiets) nog nooit (?:hebt|heb) gedaan|(?:du behöver inte ha|behøver ikke at? ?have) (?:gjort|jobbat med|prøvet|arbejdet med) (?:det|detta|dette)(?: här)? (?:förut|tidigare|før)|anche se non (?:l['’]hai|lo hai) mai fatto|mesmo que nunca tenha feito",
    '(?:^|[,;] )(?:ohne (?:berufs|vor)?erfahrung|sans expérience|sin experiencia|senza esperienza|sem experiência|zonder ervaring|utan erfarenhet|uden erfaring)(?: previa| préalable| prévia| precedente)?[,;:–-] ?(?:(?:wir|nous|nosotros|nós|noi|wij|we|vi) )?(?:(?:te|vous|ti|le|os|dich|sie|dig|je) )?(?:lernen|schulen|formons|formamos|formiamo|enseñamos|ensinamos|leiden|lär|oplærer)',
    '(?:berufs)?erfahrung(?:en)?(?: ist| sind)? (?:kein muss|keine (?:bedingung|voraussetzung|pflicht)|nicht (?:zwingend )?(?:nötig|erforderlich|notwendig|vorausgesetzt))',
    'keine? (?:einschlägige |vorherige |besondere )?(?:berufs|vor)?erfahrung(?:en)?(?: oder [a-zß-ÿ]+)?(?: ist| sind)? (?:zwingend )?(?:erforderlich|nötig|notwendig|vorausgesetzt)',
    '(?:berufs|vor)?erfahrung(?:en)?[^.;]{0,30}?,? (?:aber|jedoch) (?:nicht|kein|keine) (?:zwingend |unbedingt )?(?:nötig|erforderlich|notwendig|voraussetzung|bedingung|muss)|(?:mit oder|egal ob mit oder) ohne (?:berufs|vor)?erfahrung',
    '(?:berufs)?erfahrung (?:brauchst du|brauchen sie|benötigst du|benötigen sie) (?:dafür |dazu )?(?:keine|nicht)',
    '(?:erfahrung|kenntnisse)(?:en)? (?:setzen|verlangen|erwarten|fordern) wir (?:dabei |dafür )?(?:nicht|keine)|(?:erfahrung|ausbildung|kenntnisse) (?:brauchst du|brauchen sie|ist|sind|benötigst du|benötigen sie) nicht(?: nötig| erforderlich)?, (?:\\S+ )?(?:erfahrung|kenntnisse)(?:en)? auch nicht',
    'keine? (?:besonderen |speziellen )?vorkenntnisse (?:erforderlich|nötig|notwendig)|vorkenntnisse sind (?:nicht|keine) (?:erforderlich|nötig|notwendig|voraussetzung)',
    'keine (?:berufs)?erfahrung\\? kein problem|(?:auch|gerne) ohne (?:berufs|vor)?(?:erfahrung|kenntnisse)|(?:berufseinsteiger|berufsanfänger)(?:[:*_]?innen)? (?:sind )?(?:herzlich )?willkommen',
    'débutant(?:e|\\(e\\)|[·.-]e)?s?(?:\\(s\\)|\\(es\\)|\\(e\\)s|[·.-]s)? (?:accepté|bienvenu)|(?:ouvert|accessible)s? aux débutants',
    "aucune (?:expérience|exp\\.)(?: [a-zß-ÿ]+)?(?: n['’]est)? (?:requise|exigée|nécessaire|demandée)|expérience (?:(?:de|en|dans|du|d['’]|préalable|professionnelle|l['’])[a-zß-ÿ'’ ]{0,30} )?(?:n['’]est )?(?:non|pas) (?:requise|exigée|nécessaire|obligatoire|demandée)|pas d['’]expérience (?:requise|exigée|nécessaire)|(?:^|, |même |avec ou )sans expérience(?! s['’]abst)",
    'no se (?:requiere|necesita|exige) (?:tener )?(?:ninguna )?experiencia|no es (?:necesari[ao]|imprescindible) (?:tener |contar con )?(?:la )?experiencia|experiencia no (?:requerida|necesaria|imprescindible)|^sin experiencia|sin experiencia (?:previa )?(?:necesaria|requerida)|no necesitas experiencia|no hace falta (?:tener )?(?:ninguna )?experiencia|no (?:exigimos|pedimos) experiencia|con o sin experiencia|experiencia (?:previa |anterior )?no es (?:necesaria|imprescindible|obligatoria|requisito)',
    '(?:nessuna|non è (?:richiesta|necessaria)(?: alcuna)?) (?:precedente )?esperienza|esperienza non (?:richiesta|necessaria)|anche (?:senza|(?:alla )?prima) esperienza|non serv(?:e|ono) (?:alcuna )?(?:precedente )?esperienza|con o senza esperienza|^anche neo(?:laureat|diplomat)[ieao](?:[/*]?[ieao])?(?: senza esperienza)?[.!]?$',
    'não (?:é|será) (?:necessári[ao]|obrigatóri[ao]|exigida)(?: ter)? experiência|não (?:exige|requer|precisa de|exigimos) experiência|experiência não (?:é )?(?:necessária|exigida|obrigatória)|não é preciso (?:ter )?experiência|sem necessidade de experiência|^sem experiência|(?:com ou|mesmo) sem experiência|não pedimos experiência',
    'geen (?:werk)?ervaring (?:is )?(?:nodig|vereist|noodzakelijk)|ervaring (?:is )?(?:niet (?:nodig|vereist|noodzakelijk)|geen (?:vereiste|must))|(?:ook|zelfs) (?:[a-zß-ÿ-]+ ){0,3}zonder (?:werk)?ervaring|(?:met of|mét of) zonder ervaring|(?:werk)?ervaring hoef(?:t|je) niet|^geen (?:[a-zß-ÿ-]+)?ervaring[?] (?:geen probleem|wij leiden)',
    'ingen (?:tidigare )?erfarenhet (?:krävs|behövs)|erfarenhet (?:krävs|behövs) (?:inte|ej)|ingen erfaring (?:er )?(?:nødvendig|kræves|kreves)|erfarenhet är (?:inget|inte ett|inte något) (?:krav|måste)|(?:ingen|inga) (?:tidigare )?(?:erfarenhet|förkunskaper) (?:krävs|behövs)|doświadczenie nie jest (?:konieczne|niezbędne|potrzebne|warunkiem)|nie wymagamy doświadczenia|brak doświadczenia[?] (?:nie szkodzi|nauczymy|przeszkolimy|nic nie szkodzi)|erfaring (?:er )?(?:ikke|intet) (?:et )?krav|ingen erfaring[?.]?$|(?:bez doświadczenia|doświadczenie nie jest wymagane)',
  ].join('|'),
  'i',
);
/** "No experience needed for harvest; some for the dairy": not everybody does without. */
const NOT_FOR_ALL =
  /\b(?:except|unless)\b|[;,–—-] ?some\b|\bbut (?:some|you (?:must|need)|at least|a minimum|requires?)\b|will not be considered|s['’]abst[ei]n|abstenerse/i;

/** Whether a sentence says that no experience is needed; null when it says so of some alone. */
export function saysNoExperience(text: string): boolean | null {
  if (!MAY_SAY.test(text) || !SAYS_NO.test(text) || !NONE.test(text)) return false;
  return NOT_FOR_ALL.test(text) ? null : true;
}
