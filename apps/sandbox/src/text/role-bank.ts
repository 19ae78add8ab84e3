import type { Language } from './language.ts';

/** What is said about a kind of work in one language. */
export interface RoleText {
  titles: string[];
  /** Specialities that a title may carry: "ICU", "Night shift". */
  focus: string[];
  /** The team's name and whom the person reports to, as they stand in a sentence. */
  team: string;
  boss: string;
  duties: string[];
  needs: string[];
  pluses: string[];
}

/** A kind of work: its text in one or more languages, and what does not depend on language. */
export interface Role {
  key: string;
  /** English name of the department; translated where the employer writes another language. */
  department: string;
  /** Usual yearly pay in the United States for somebody with experience, thousands of dollars. */
  pay: { low: number; high: number };
  /** `desk` work can be done from home, `site` work cannot, `field` work moves between places. */
  setting: 'desk' | 'site' | 'field';
  hours: 'office' | 'shifts' | 'days';
  /** Paid by the hour in countries where that is usual. */
  hourly: boolean;
  texts: Map<Language, RoleText>;
}

const EMPTY_TEXT = (): RoleText => ({
  titles: [],
  focus: [],
  team: '',
  boss: '',
  duties: [],
  needs: [],
  pluses: [],
});

function addLine(text: RoleText, role: Role | undefined, line: string): void {
  const rest = line.slice(line.indexOf(' ') + 1).trim();
  const list = (): string[] => rest.split(';').map((part) => part.trim());
  if (line.startsWith('- ')) text.duties.push(rest);
  else if (line.startsWith('+ ')) text.needs.push(rest);
  else if (line.startsWith('* ')) text.pluses.push(rest);
  else if (line.startsWith('titles: ')) text.titles = list();
  else if (line.startsWith('focus: ')) text.focus = list();
  else if (line.startsWith('team: ')) [text.team = '', text.boss = ''] = list();
  else if (line.startsWith('meta: ') && role) {
    const [department = '', pay = '', setting = '', hours = '', hourly = ''] = list();
    role.department = department;
    const [low = 0, high = 0] = pay.split('-').map(Number);
    role.pay = { low, high };
    role.setting = setting as Role['setting'];
    role.hours = hours as Role['hours'];
    role.hourly = hourly === 'hourly';
  } else throw new Error(`A phrase bank has a line of an unknown kind: "${line}"`);
}

/**
 * Adds a bank to the roles. `# key` begins a role; then `titles:`, `focus:`, `team: name; boss`, in English banks
 * `meta: department; pay low-high; setting; hours; hourly`, and lines of duties (`-`), needs (`+`) and pluses (`*`).
 */
export function addBank(roles: Map<string, Role>, language: Language, bank: string): void {
  let role: Role | undefined;
  let text = EMPTY_TEXT();
  for (const line of bank.split('\n').map((part) => part.trim())) {
    if (line === '') continue;
    if (line.startsWith('# ')) {
      const key = line.slice(2).trim();
      role = roles.get(key);
      if (!role) {
        role = {
          key,
          department: '',
          pay: { low: 0, high: 0 },
          setting: 'site',
          hours: 'days',
          hourly: false,
          texts: new Map(),
        };
        roles.set(key, role);
      }
      text = EMPTY_TEXT();
      role.texts.set(language, text);
    } else addLine(text, role, line);
  }
}
