/** A line of the profile as it was. */
export interface ProfileFact {
  label: string;
  lines: string[];
}

/** How the names of fields read where their words alone would not do. */
const LABELS: Record<string, string> = {
  zip: 'ZIP code',
  linkedin_url: 'LinkedIn',
  website_url: 'Website',
  optional_fields_handling: 'Optional fields',
  desired_pay: 'Desired pay',
};
/** For machines, or told elsewhere on the page. */
const LEFT_OUT = /^(id|user_id|version|display_order|.*_(id|size|mimetype|at)|has_.*)$/;

/** "first_name", "firstName" → "First name" */
export function toLabel(name: string): string {
  const known = LABELS[name];
  if (known) return known;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "<p>Built <b>pipes</b></p>" → "Built pipes" */
function toPlain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function toLines(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [value.includes('<') ? toPlain(value) : value];
  if (Array.isArray(value)) return value.map(toEntry).filter((line) => line !== '');
  return typeof value === 'object' ? [toEntry(value)] : [];
}

/** An entry of a list on one line: { job_title: "Nurse", company_name: "Acme" } → "Nurse, Acme" */
function toEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return toLines(entry).join(', ');
  return Object.entries(entry)
    .filter(([name, value]) => !LEFT_OUT.test(name) && typeof value !== 'boolean')
    .flatMap(([, value]) => toLines(value))
    .join(', ');
}

/** The profile of a sealed packet as labelled lines; what was unknown is left out. */
export function toProfileFacts(profile: Record<string, unknown>): ProfileFact[] {
  return Object.entries(profile)
    .filter(([name]) => !LEFT_OUT.test(name))
    .map(([name, value]) => ({ label: toLabel(name), lines: toLines(value) }))
    .filter(({ lines }) => lines.some((line) => line !== ''));
}
