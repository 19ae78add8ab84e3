/** Skills that postings name, one spelling each; several spellings of one skill stand between bars. */
const LIST = `
JavaScript; TypeScript; Python; Java; C++; C#; PHP; Ruby; Rust; Kotlin; Swift; Scala; Perl; MATLAB; Bash; PowerShell; SQL;
PostgreSQL|Postgres; MySQL; Oracle; MongoDB; Redis; Elasticsearch; Snowflake; BigQuery; Kafka; Spark; Hadoop; Airflow; dbt;
HTML; CSS; React; Angular; Vue; Next.js; Node.js; Django; Flask; Rails; Laravel; Spring Boot; GraphQL; REST; Docker;
Kubernetes; Terraform; Ansible; Jenkins; Git; GitHub; GitLab; Linux; Windows Server; AWS; Azure; Google Cloud|GCP; CI/CD;
DevOps; machine learning; deep learning; TensorFlow; PyTorch; pandas; statistics; data analysis|data analytics;
data visualization; Tableau; Power BI; Looker; Excel; PowerPoint; Microsoft Office|MS Office; Google Sheets; SharePoint;
Salesforce; HubSpot; Zendesk; ServiceNow; SAP; NetSuite; QuickBooks; Xero; Workday; Jira; Confluence; Asana; Figma; Sketch;
Photoshop; Illustrator; InDesign; After Effects; Premiere; AutoCAD; SolidWorks; Revit; CAD; CNC; PLC; Agile; Scrum; Kanban;
project management; product management; stakeholder management; change management; risk management; quality control;
quality assurance; Six Sigma; lean manufacturing; root cause analysis; supply chain; procurement; inventory management|inventory;
logistics; dispatch; route planning; order picking; packing; forklift; CDL|commercial driver’s license; welding|MIG|TIG;
soldering; machining; carpentry; plumbing; electrical; HVAC; painting; roofing; preventive maintenance; troubleshooting;
blueprint reading|blueprints; OSHA; first aid; CPR; BLS; ACLS; phlebotomy; triage; wound care; medication administration;
patient care; patient assessment; vital signs; electronic health records|EHR|EMR; Epic; HIPAA; infection control; care planning|care plans;
dementia care; physical therapy; dental hygiene; radiography; veterinary; animal handling; lesson planning|lesson plans;
curriculum development; classroom management; special education; tutoring; childcare; early childhood education;
customer service; cash handling; point of sale|POS; merchandising; visual merchandising; sales; cold calling; negotiation;
account management; CRM; lead generation; marketing; SEO; SEM; Google Analytics; social media; content writing|copywriting;
email marketing; graphic design; video editing; photography; public relations; event planning; fundraising; grant writing;
bookkeeping; accounting; accounts payable; accounts receivable; payroll; budgeting; forecasting; financial analysis;
financial modeling; financial reporting; auditing; tax preparation|tax returns; GAAP; IFRS; invoicing; underwriting;
claims handling; compliance; contract management; legal research; data entry; typing; scheduling; calendar management;
recruiting; onboarding; performance management;  coaching; mentoring; public speaking; report writing;
technical writing; proofreading; translation; food preparation|food prep; food safety; HACCP; ServSafe; baking; menu planning;
bartending; barista; table service; housekeeping; front desk; reservations; cleaning; landscaping; irrigation; pruning;
pest control; tractor; harvesting; livestock; security patrol|patrol; CCTV; surveillance; conflict resolution; crisis intervention;
case management; counseling; English; Spanish; French; German; Dutch; Swedish; Mandarin; Arabic; Portuguese; Polish
`;

/** Also common words or parts of names: only exactly as written. */
const EXACT = new Set(
  'React Swift Rust Ruby Perl Spark Rails Flask Vue Sketch REST Git Excel Oracle Workday Epic Asana Premiere Illustrator Redis Looker BLS CAD TIG MIG POS SEM SAP CDL'.split(
    ' ',
  ),
);

interface KnownSkill {
  name: string;
  spellings: string[];
}

const KNOWN: KnownSkill[] = LIST.replaceAll('\n', ' ')
  .split(';')
  .map((entry) => entry.trim())
  .filter((entry) => entry !== '')
  .map((entry) => {
    const spellings = entry.split('|').map((spelling) => spelling.trim());
    return { name: spellings[0] ?? entry, spellings };
  });

const fold = (text: string): string => text.normalize('NFKC').replaceAll('’', "'");

/** What follows a beginning that is another word: "C" in "C++", "Node" in "Node.js". */
const ENDS_LATER = /^(?:[\p{L}\p{N}#]|\+|\.\p{L})/u;

/** Whether a term stands in a text as words of its own: "C" does not stand in "C++", "SQL" not in "MySQL". */
export function holdsTerm(text: string, term: string): boolean {
  const isExact = EXACT.has(term);
  const [haystack, needle] = isExact
    ? [fold(text), fold(term)]
    : [fold(text).toLowerCase(), fold(term).trim().toLowerCase()];
  if (needle === '') return false;
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + 1)) {
    const before = haystack[at - 1] ?? ' ';
    const after = haystack.slice(at + needle.length, at + needle.length + 2);
    if (!/[\p{L}\p{N}]/u.test(before) && !ENDS_LATER.test(after)) return true;
  }
  return false;
}

interface Named {
  /** In our spelling. */
  skill: string;
  start: number;
  end: number;
}

interface Spelling {
  /** As it is compared: in lower case, unless only its own letters count. */
  text: string;
  isExact: boolean;
  skill: string;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** By their first word in lower case, the longest before its beginnings. */
const spellingsByWord = new Map<string, Spelling[]>();
for (const { name: skill, spellings } of KNOWN) {
  for (const spelling of spellings) {
    const isExact = EXACT.has(spelling);
    const text = isExact ? spelling : fold(spelling).toLowerCase();
    const [first = ''] = text.toLowerCase().match(WORD) ?? [];
    spellingsByWord.set(first, [...(spellingsByWord.get(first) ?? []), { text, isExact, skill }]);
  }
}
for (const spellings of spellingsByWord.values()) spellings.sort((a, b) => b.text.length - a.text.length);

/** Where a text names the skills we know, in its order. */
export function findSkillsIn(text: string): Named[] {
  const found: Named[] = [];
  const lower = text.replaceAll('’', "'").toLowerCase();
  // Letters that change their number with their case would move what follows.
  const isAligned = lower.length === text.length;
  let end = 0;
  for (const { 0: word, index } of lower.matchAll(WORD)) {
    const spellings = index < end || !isAligned ? undefined : spellingsByWord.get(word);
    const spelling = spellings?.find((candidate) => stands(candidate, { text, lower, at: index }));
    if (!spelling) continue;
    end = index + spelling.text.length;
    found.push({ skill: spelling.skill, start: index, end });
  }
  return found;
}

function stands(
  spelling: Spelling,
  { text, lower, at }: { text: string; lower: string; at: number },
): boolean {
  if (!(spelling.isExact ? text : lower).startsWith(spelling.text, at)) return false;
  const after = at + spelling.text.length;
  return !ENDS_LATER.test(text.slice(after, after + 2));
}

/** The skills we know that a text names, in our spelling. */
export function findKnownSkills(text: string): string[] {
  return KNOWN.filter(({ spellings }) => spellings.some((spelling) => holdsTerm(text, spelling))).map(
    ({ name }) => name,
  );
}

/** A skill of our list in our spelling, in whatever case and spelling it is named; undefined when it is not in it. */
export function findSkill(name: string): string | undefined {
  const isIt = (spelling: string): boolean => spelling.toLowerCase() === name.trim().toLowerCase();
  return KNOWN.find(({ spellings }) => spellings.some(isIt))?.name;
}

/** Every spelling of a skill, itself among them. */
export function listSpellings(skill: string): string[] {
  const isIt = (spelling: string): boolean => spelling.toLowerCase() === skill.trim().toLowerCase();
  return KNOWN.find(({ spellings }) => spellings.some(isIt))?.spellings ?? [skill];
}
