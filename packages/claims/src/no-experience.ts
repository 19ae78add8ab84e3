/** Without one of these words no sentence says that no experience is needed. */
const MAY_SAY =
  /experien|erfahrung|vorkenntnisse|expérience|experiência|esperienza|ervaring|erfarenhet|erfaring|doświadcz|débutant|einsteiger|fresher|neolaureat|neodiplomat|berufsanf/i;

const NEEDED =
  '(?:needed|necessary|required|essential|expected|asked for|wanted|demanded|mandatory|a must|a requirement|a prerequisite)';
const SAYS_NO =
  /\bno\b|\bnot\b|n['’]t\b|kein|ohne|nicht|débutant|einsteiger|aucune|\bpas\b|sans|\bsin\b|\bnon\b|nessuna|anche|não|\bsem\b|geen|niet|zonder|ingen|inte\b|ej\b|bez|brak|nie\b|fresher|anche neo|berufsanf/i;
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
