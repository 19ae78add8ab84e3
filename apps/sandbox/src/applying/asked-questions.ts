import { COUNTRIES } from '../data/cities.ts';
import { createRandom } from '../random.ts';
import type { SandboxPosting } from '../demo-data/posting.ts';

/** A question of an employer's form, before its system gives it a shape. */
export interface AskedQuestion {
  /** Unique within the form; ids are made of it. */
  key: string;
  label: string;
  help: string | null;
  kind: 'text' | 'long' | 'yes-no' | 'single' | 'multi' | 'file';
  required: boolean;
  options: string[];
}

interface Names {
  company: string;
  country: string;
}

type Template = Omit<AskedQuestion, 'label' | 'help' | 'options'> & {
  label: (names: Names) => string;
  help?: string;
  options?: string[];
};

/** Asked by everybody. */
const PERMISSION: Template[] = [
  {
    ...{ key: 'work-permission', kind: 'yes-no', required: true },
    label: ({ country }) => `Are you legally authorized to work in ${country}?`,
  },
  {
    ...{ key: 'sponsorship', kind: 'yes-no', required: true },
    label: () => 'Will you now or in the future require sponsorship for an employment visa?',
  },
];

const BANK: Template[] = [
  { key: 'linkedin', kind: 'text', required: false, label: () => 'LinkedIn Profile' },
  { key: 'website', kind: 'text', required: false, label: () => 'Website or portfolio' },
  { key: 'pay', kind: 'text', required: false, label: () => 'What are your salary expectations?' },
  {
    ...{ key: 'start', kind: 'text', required: false },
    label: () => 'What is the earliest date you could start?',
  },
  {
    ...{ key: 'heard', kind: 'single', required: false },
    label: () => 'How did you hear about this job?',
    options: ['A friend or colleague', 'A job board', 'Our website', 'A fair', 'Somewhere else'],
  },
  {
    ...{ key: 'times', kind: 'multi', required: true },
    label: () => 'When can you work?',
    help: '<p>Tick <em>all</em> that suit you. You can change this later.</p>',
    options: ['Weekday mornings', 'Weekday afternoons', 'Evenings', 'Nights', 'Weekends'],
  },
  {
    ...{ key: 'why', kind: 'long', required: true },
    label: ({ company }) => `Why do you want to work at ${company}?`,
    help: '<p>A few sentences are enough.</p>',
  },
  {
    ...{ key: 'proud', kind: 'long', required: false },
    label: () => 'Tell us about a piece of work that you are proud of.',
  },
  {
    ...{ key: 'years', kind: 'single', required: true },
    label: () => 'How many years have you done this kind of work?',
    options: ['None yet', '1 to 2', '3 to 5', '6 to 10', 'More than 10'],
  },
  {
    ...{ key: 'licence', kind: 'yes-no', required: false },
    label: () => 'Do you hold a valid driver’s license?',
  },
  {
    ...{ key: 'before', kind: 'yes-no', required: true },
    label: ({ company }) => `Have you worked for ${company} before?`,
  },
  {
    ...{ key: 'bound', kind: 'yes-no', required: false },
    label: () => 'Are you bound by a non-compete agreement that would affect this job?',
  },
  {
    ...{ key: 'samples', kind: 'file', required: false },
    label: () => 'Work samples or certificates',
  },
  {
    ...{ key: 'truth', kind: 'single', required: true },
    label: () => 'I confirm that my answers are true and complete.',
    options: ['I confirm'],
  },
];

const ENDLESS = 500;

/** Tries what a form should never get through: scripts, handlers, addresses that run, text that turns around. */
function soil(question: AskedQuestion): AskedQuestion {
  return {
    ...question,
    label: `<img src=x onerror="alert(1)"><b>${question.label}</b>\u202e`,
    help: '<script>alert(document.cookie)</script><p onclick="alert(2)">Read our <a href="javascript:alert(3)">policy</a>.</p>',
    options: question.options.map((option) => `<svg/onload=alert(4)>${option}`),
  };
}

function toQuestion({ key, label, help, kind, required, options }: Template, names: Names): AskedQuestion {
  return { key, label: label(names), help: help ?? null, kind, required, options: options ?? [] };
}

/**
 * What the employer asks beyond name, address and documents; the same for all its postings but for the country.
 * The trait `form=plain` asks nothing (some systems' APIs have no place for such answers), `form=hostile` puts markup into every text, `form=endless` asks 500 questions more.
 */
export function askQuestions({ employer, places }: SandboxPosting): AskedQuestion[] {
  const random = createRandom(`${employer.name}|questions`);
  const form = employer.traits.get('form');
  if (form === 'plain') return [];
  const count = form === undefined ? random.pick([2, 4, 4, 6, BANK.length]) : BANK.length;
  const names = { company: employer.name, country: COUNTRIES[places[0].country].name };
  const asked = [...PERMISSION, ...random.sample(BANK, count)].map((template) => toQuestion(template, names));
  if (form === 'hostile') return asked.map(soil);
  if (form !== 'endless') return asked;
  const more = Array.from({ length: ENDLESS }, (_, index) => ({
    ...{ key: `endless-${index}`, label: `Question ${index + 1} of ${ENDLESS}: is this clear?`, help: null },
    ...{ kind: 'yes-no' as const, required: false, options: [] },
  }));
  return [...asked, ...more];
}
