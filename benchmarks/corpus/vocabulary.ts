/** What a title and its description are made of: a role, its category and the words its postings use. */
export interface Role {
  title: string;
  category: string;
  words: readonly string[];
}

const ROLE_LINES = `
Software Engineer|Software Development|code review services apis testing architecture python java typescript cloud deployment scalability backend
Frontend Engineer|Software Development|react typescript css accessibility components browser design systems performance
Data Engineer|Data & Analytics|pipelines sql warehouse spark airflow python modelling batch streaming kafka
Data Scientist|Data & Analytics|statistics models experiments python machine learning forecasting regression
Data Analyst|Data & Analytics|dashboards sql reporting metrics spreadsheets insights stakeholders
Machine Learning Engineer|Data & Analytics|training inference models pytorch gpu ranking embeddings
DevOps Engineer|IT & Security|kubernetes terraform monitoring deployment linux incident automation
Security Analyst|IT & Security|threats incident siem vulnerabilities compliance phishing firewall
Systems Administrator|IT & Security|linux windows servers backups patching network tickets
IT Support Specialist|IT & Security|helpdesk tickets laptops windows troubleshooting users hardware
Product Manager|Product|roadmap discovery stakeholders metrics launches prioritisation customers
Product Designer|Design|figma prototypes research interface usability systems
Graphic Designer|Design|brand layouts illustrator print campaigns typography
Mechanical Engineer|Engineering|cad tolerances prototypes manufacturing materials drawings
Electrical Engineer|Engineering|circuits schematics power testing wiring controls
Civil Engineer|Engineering|drainage surveys roads permits structures site drawings
Research Scientist|Science & Research|laboratory assays publications protocols experiments grants
Clinical Research Coordinator|Science & Research|trials patients protocols consent visits regulatory
Marketing Manager|Marketing|campaigns brand channels budget content leads email
Content Writer|Media & Writing|articles editing voice blog research deadlines
Account Executive|Sales|quota pipeline prospects demos closing crm territory
Sales Representative|Sales|prospects calls territory quota customers products
Sales Development Representative|Sales|outreach prospects meetings pipeline crm calls
Customer Service Representative|Customer Service|calls customers complaints orders tickets empathy
Customer Success Manager|Customer Service|renewals onboarding adoption accounts churn customers
Accountant|Finance & Accounting|ledger reconciliations month end audits invoices tax
Financial Analyst|Finance & Accounting|forecasts budgets models variance reporting excel
Payroll Specialist|Finance & Accounting|payroll timesheets deductions garnishments compliance
Recruiter|Human Resources|sourcing interviews candidates offers pipeline hiring
Human Resources Generalist|Human Resources|employees policies benefits onboarding relations leave
Paralegal|Legal|filings contracts discovery briefs clients deadlines
Attorney|Legal|litigation counsel contracts clients negotiation statutes
Operations Manager|Operations|schedules processes staffing budgets safety shifts
Project Manager|Operations|schedules budgets risks stakeholders milestones vendors
Administrative Assistant|Administration|calendars filing phones travel meetings correspondence
Executive Assistant|Administration|calendars travel board confidential expenses meetings
Registered Nurse|Healthcare|patients medication charting care unit shifts assessments
Licensed Practical Nurse|Healthcare|patients medication vitals residents care charting
Medical Assistant|Healthcare|patients vitals appointments injections charts clinic
Physical Therapist|Healthcare|patients rehabilitation mobility treatment plans exercises
Pharmacist|Healthcare|prescriptions dispensing counselling patients medication safety
Caregiver|Healthcare|residents bathing meals companionship mobility dignity
Teacher|Education|students lessons classroom curriculum parents assessment
Teaching Assistant|Education|students classroom support lessons supervision
Cook|Hospitality & Food|kitchen menus prep grill sanitation recipes
Server|Hospitality & Food|guests tables menus orders trays tips
Barista|Hospitality & Food|coffee espresso guests register drinks
Hotel Front Desk Agent|Hospitality & Food|guests reservations check in keys concierge
Retail Sales Associate|Retail|customers register merchandise stock displays store
Store Manager|Retail|store merchandise staffing sales inventory customers
Cashier|Retail|register customers cash store returns
Truck Driver|Logistics & Transport|routes deliveries loads license logbook dispatch
Warehouse Associate|Logistics & Transport|picking packing forklift inventory pallets scanner
Delivery Driver|Logistics & Transport|routes parcels van customers deliveries scanner
Machine Operator|Manufacturing|machines production quality shifts gauges safety
Quality Inspector|Manufacturing|inspection gauges defects documentation samples
Welder|Construction & Trades|welding mig tig blueprints fabrication steel
Electrician|Construction & Trades|wiring conduit panels code troubleshooting tools
Plumber|Construction & Trades|pipes fixtures drains permits repairs tools
Security Officer|Public Safety|patrols access reports cameras visitors incidents
Social Worker|Social Services|clients families referrals assessments case notes
`;

export const ROLES: readonly Role[] = ROLE_LINES.trim()
  .split('\n')
  .map((line) => {
    const [title = '', category = '', words = ''] = line.split('|');
    return { title, category, words: words.split(' ') };
  });

export const LEVELS = ['', '', '', '', '', 'Senior ', 'Senior ', 'Junior ', 'Lead ', 'Principal ', 'Staff '];
export const ENDINGS = [
  '',
  '',
  '',
  '',
  ' II',
  ' III',
  ' - Night Shift',
  ' (Remote)',
  ' - Part Time',
  ' (Contract)',
  ', Growth',
];

/** Words that carry a sentence, the most frequent first; search leaves most of them out. */
export const LITTLE_WORDS =
  'the and to of a in for with our you we is are your will as or on be this that have an at all from by who other up'.split(
    ' ',
  );

/** Words that postings of every kind use, the most frequent first. */
export const GENERAL_WORDS = `
team work experience skills job years position role company required ability support business opportunity including customers
management new people working environment requirements knowledge strong must time other quality benefits employees
services development service provide ensure preferred responsibilities health safety tasks daily degree training
communication related equal employer status information high schedule pay projects process systems insurance paid
care products needs level technical community excellent minimum success leadership growth culture goals standards
education duties physical equipment operations plan solutions medical clients performance candidates apply full
policies procedures bachelor written verbal problem solving detail oriented independently flexible hours weekends
holiday dental vision retirement match vacation diversity inclusion disability veteran gender race religion national
origin accommodation applicants background check drug screen lift pounds stand walk sit hands license certification
office software microsoft excel word email phone travel deadline priorities multiple fast paced attention
collaborate partners stakeholders strategy improve continuous innovation mission values impact global industry leading
competitive salary bonus equity wellness parental leave remote hybrid onsite location united states candidate resume
`
  .trim()
  .split(/\s+/);

const SYLLABLES =
  'ba be bi bo bra bri ca ce co cra da de di do dra el en er fa fe fi fo ga ge go gra ha he ho in ja jo ka ke ki la le li lo ma me mi mo na ne ni no or pa pe pi po pra ra re ri ro sa se si so sta ta te ti to tra un va ve vi vo wa we za zo'.split(
    ' ',
  );

/** Rare words, so that the vocabulary has the long tail that names, products and places give real postings. */
export function makeRareWords(count: number, random: () => number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const length = 2 + Math.floor(random() * 3);
    let word = '';
    for (let part = 0; part < length; part++)
      word += SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '';
    words.add(word);
  }
  return [...words];
}
