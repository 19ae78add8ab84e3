/** Names that are common words or names of firms as well; beside another name they are part of it: "Spark Ads". */
const COMMON = new Set(
  'React Swift Rust Ruby Perl Spark Rails Flask Vue Sketch Git Excel Oracle Workday Epic Asana Premiere Looker Scala Java GitLab GitHub Salesforce'.split(
    ' ',
  ),
);
/** What names of skills stand beside without being another name. */
const BESIDE =
  /^(?:Developers?|Engineers?|Programm\w+|Architects?|Analysts?|Administrat\w+|Admins?|Consultants?|Native|SQL|Streaming|Core|UI|Hooks|Query|Redux|Cloud|Databases?|DB|ERP|Fusion|HCM|EBS|Certif\w+|EHR|EMR|Willow|Beaker|Cadence|Hyperspace|Software|Systems?|Suite|Script|JS|Experience|Skills?|Knowledge|Platform|Functions|Sheets|Actions|Pipelines?|Framework|Marketing|Service|CRM|Apex|Lightning|Spreadsheets?|Online|Workflows?|Reporting|Integrat\w+|Modul\w+|Kenntnisse\w*|Entwickl\w+|And|Or|Und|Et|Y|E|En|I|II|III)$/u;
const NEXT_NAME = /^ (?<name>\p{Lu}[\p{L}\d]*)/u;

/** Skills that are names of departments as well. */
const DEPARTMENTS = new Set([
  ...['sales', 'marketing', 'accounting', 'procurement', 'logistics', 'payroll', 'compliance', 'recruiting'],
  ...['supply chain', 'public relations', 'customer service', 'product management', 'inventory management'],
  ...[
    'quality assurance',
    'risk management',
    'merchandising',
    'housekeeping',
    'account management',
    'auditing',
  ],
  ...['quality control', 'project management', 'dispatch', 'packing', 'onboarding', 'front desk'],
]);
/** Before a list of those whom somebody works with. */
const WITH_OTHERS =
  /\b(?:collaborat\w*|partner(?:ing|s)?|liais\w+|communicat\w+|cooperat\w+|work(?:ing|s)?(?: \w+){0,3}|interact\w*|interfac\w+|coordinat\w+|relationships?|align\w*) (?:\w+ )?(?:with|between|across)\b|\b(?:alongside|cross[- ]functional(?:ly)?)\b|(?<![a-zß-ÿ])(?:zusammenarbeit mit|abstimmung mit|schnittstelle|en (?:lien|collaboration|relation) avec|colabora\w* con|en contacto con|collabora\w* con|samenwerk\w* met|em parceria com|samarbet\w* med)/i;
/** Behind a name of a department: people, and not what somebody can. */
const IS_DEPARTMENT =
  /^[\s-]*(?:and [a-z]+ )?(?:teams?|departments?|staff|colleagues?|leaders?(?:hip)?|stakeholders?|functions?|abteilung\w*|équipes?)\b/i;
const TEAM_BEFORE =
  /(?:équipes?|abteilung(?:en)?|equipos?|afdeling(?:en)?|departamentos?) (?:de |der |d['’])?$/i;
/** A kind of firm, and what belongs to one: "a digital marketing company", "the recruiting process". */
const OF_FIRMS =
  /^[\s-]*(?:company|companies|agenc(?:y|ies)|firms?|business(?:es)?|partners?|provider|solutions|services? provider|startup|process(?:es)?|software|platforms?|technology|engagements?|automation)\b/i;
const WIDE_NAMES = new Set(['sales', 'marketing', 'recruiting', 'logistics', 'accounting']);
const BEFORE_OR_AFTER = /\b(?:pre|after|post)[- ]$/i;
const NOT_OF_STOCK = /\b(?:ads?|media|advertising|programmatic|publisher|digital|housing|supply)\s$/i;
const QUALITY_OF_STOCK = /^ (?:quality|of|partners?|supply|sources?)\b/i;

const LANGUAGES = new Set(
  'English Spanish French German Dutch Swedish Mandarin Arabic Portuguese Polish'.split(' '),
);
/** What is of a country, and not said in its language. */
const OF_A_COUNTRY =
  /^ (?:compan(?:y|ies)|markets?|laws?|customers?|clients?|office|cuisine|citizen\w*|regulations?|gaap|tax|team|economy|subsidiar\w+|headquarters|parent|food|cooking|nationals?|restaurants?|bakery|literature|department|schools?|studies)\b/i;

interface Found {
  skill: string;
  start: number;
  end: number;
}

/** So far around a name is looked. */
const AROUND = 120;

/** Whether words in a sentence mean the skill, and neither a product, a firm, a department nor something else. */
export function isMeant(text: string, { skill, start, end }: Found): boolean {
  const behind = text.slice(end, end + AROUND);
  const before = text.slice(Math.max(0, start - AROUND), start);
  if (COMMON.has(skill)) {
    const next = NEXT_NAME.exec(behind)?.groups?.['name'];
    if (next !== undefined && !BESIDE.test(next)) return false;
    if (/^['’]s\b/u.test(behind)) return false;
  }
  if (LANGUAGES.has(skill)) return !OF_A_COUNTRY.test(behind);
  if (WIDE_NAMES.has(skill) && (OF_FIRMS.test(behind) || BEFORE_OR_AFTER.test(before))) return false;
  if (skill === 'inventory management' && (NOT_OF_STOCK.test(before) || QUALITY_OF_STOCK.test(behind)))
    return false;
  if (skill === 'translation' && /^ of (?!documents|texts|contracts)/iu.test(behind)) return false;
  if (skill === 'Agile' && /^ (?:work|mind|think|learn|compan|culture)/iu.test(behind)) return false;
  if (!DEPARTMENTS.has(skill)) return true;
  return !IS_DEPARTMENT.test(behind) && !TEAM_BEFORE.test(before) && !WITH_OTHERS.test(before);
}
