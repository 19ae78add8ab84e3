/** Without one of these words no sentence says that no experience is needed. */
const MAY_SAY =
  /experien|erfahrung|vorkenntnisse|expérience|experiência|esperienza|ervaring|erfarenhet|erfaring|doświadcz|débutant|einsteiger/i;

const NEEDED = '(?:needed|necessary|required|essential|expected)';
const SAYS_NO =
  /\bno\b|\bnot\b|n['’]t\b|kein|ohne|nicht|débutant|einsteiger|aucune|pas d|sans|\bsin\b|\bnon\b|nessuna|anche|não|\bsem\b|geen|niet|zonder|ingen|inte\b|ej\b|bez|nie\b/i;
const NONE = new RegExp(
  [
    `\\bno (?:prior |previous |work |professional |relevant |sales |[a-zß-ÿ]+ ){0,3}?experience(?: is|,)? (?:at all )?${NEEDED}`,
    `\\bexperience (?:is )?not ${NEEDED}\\b|\\b(?:do not|don['’]t) need (?:any )?(?:prior |previous )?experience\\b`,
    '\\bno experience\\b[^.]{0,20}\\b(?:no problem|required|needed|necessary)',
    "^(?:no|keine?|pas d['’]|sans|geen|ingen|sin|nessuna|sem) ?(?:prior |previous |berufs|werk)?(?:experience|erfahrung|expérience|ervaring|erfarenhet|experiencia|esperienza|experiência) ?[?] (?:no problem|that['’]s (?:ok|fine)|we(?:['’]ll| will)? (?:train|teach)|kein problem|nous vous formons|pas de (?:problème|souci)|te formamos|geen probleem|sem problema|nessun problema)",
    '^no (?:prior |previous |minimum )?(?:work )?experience[.!]?$',
    '(?:berufs)?erfahrung(?:en)?(?: ist| sind)? (?:keine (?:bedingung|voraussetzung|pflicht)|nicht (?:zwingend )?(?:nötig|erforderlich|notwendig|vorausgesetzt))',
    'keine? (?:einschlägige |vorherige |besondere )?(?:berufs|vor)?erfahrung(?:en)?(?: oder [a-zß-ÿ]+)?(?: ist| sind)? (?:zwingend )?(?:erforderlich|nötig|notwendig|vorausgesetzt)',
    'keine? (?:besonderen |speziellen )?vorkenntnisse (?:erforderlich|nötig|notwendig)|vorkenntnisse sind (?:nicht|keine) (?:erforderlich|nötig|notwendig|voraussetzung)',
    'keine (?:berufs)?erfahrung\\? kein problem|(?:auch|gerne) ohne (?:berufs|vor)?(?:erfahrung|kenntnisse)|berufseinsteiger(?:[:*_]?innen)? (?:sind )?(?:herzlich )?willkommen',
    'débutant(?:e|\\(e\\)|[·.-]e)?s?(?:\\(s\\)|\\(es\\)|\\(e\\)s|[·.-]s)? (?:accepté|bienvenu)|(?:ouvert|accessible)s? aux débutants',
    "aucune (?:expérience|exp\\.)(?: [a-zß-ÿ]+)?(?: n['’]est)? (?:requise|exigée|nécessaire|demandée)|expérience (?:n['’]est )?(?:non|pas) (?:requise|exigée|nécessaire|obligatoire|demandée)|pas d['’]expérience (?:requise|exigée|nécessaire)|(?:^|même )sans expérience(?! s['’]abst)",
    'no se (?:requiere|necesita|exige) (?:tener )?(?:ninguna )?experiencia|no es (?:necesari[ao]|imprescindible) (?:tener |contar con )?(?:la )?experiencia|experiencia no (?:requerida|necesaria|imprescindible)|^sin experiencia|sin experiencia (?:previa )?(?:necesaria|requerida)|no necesitas experiencia',
    '(?:nessuna|non è (?:richiesta|necessaria)(?: alcuna)?) (?:precedente )?esperienza|esperienza non (?:richiesta|necessaria)|anche (?:senza|(?:alla )?prima) esperienza',
    'não (?:é|será) (?:necessári[ao]|obrigatóri[ao]|exigida)(?: ter)? experiência|não (?:exige|requer|precisa de|exigimos) experiência|experiência não (?:é )?(?:necessária|exigida|obrigatória)|não é preciso (?:ter )?experiência|sem necessidade de experiência|^sem experiência',
    'geen (?:werk)?ervaring (?:is )?(?:nodig|vereist|noodzakelijk)|ervaring (?:is )?(?:niet (?:nodig|vereist|noodzakelijk)|geen (?:vereiste|must))|ook zonder (?:werk)?ervaring',
    'ingen (?:tidigare )?erfarenhet (?:krävs|behövs)|erfarenhet (?:krävs|behövs) (?:inte|ej)|ingen erfaring (?:er )?(?:nødvendig|kræves|kreves)|(?:bez doświadczenia|doświadczenie nie jest wymagane)',
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
