import { expect, test } from 'vitest';
import { readClaims } from '../read-claims.ts';

const read = (descriptionText: string, title = 'Clerk') =>
  readClaims({ title, descriptionText }).skills.map(({ value }) => value);

/** Lines below "Requirements", and the skills that they ask for. */
const LINES: readonly (readonly [string, readonly string[]])[] = [
  // Names of products and firms.
  ['Experience with TikTok Spark Ads', []],
  ['You know our product Gamma Spark Assist', []],
  ['Experience at Swift Transportation or Ruby Tuesday', []],
  ['Experience with Apache Spark and Java', ['Spark', 'Java']],
  ['Experience with React Native, Swift and Ruby on Rails', ['React', 'Swift', 'Ruby', 'Rails']],
  ['Alignment with GitLab’s values', []],
  // Other departments.
  ['Communication with Marketing, Inventory and Operations', []],
  ['Ability to collaborate with business development, marketing, technical teams, and sales management', []],
  ['Ability to work with the sales team', []],
  ['In Zusammenarbeit mit Marketing und Vertrieb hast du Erfahrung', []],
  ['Travaille en lien avec les équipes marketing', []],
  ['Experience at a digital marketing company', []],
  ['Ability to judge the inventory quality of advertisements', []],
  ['Inventory management and scheduling', ['inventory management', 'scheduling']],
  ['3 years in marketing and sales', ['marketing', 'sales']],
  // What is taught and given.
  ['Access to coaching and mentoring', []],
  ['You will learn Python and SQL', []],
  ['Compétences transverses que nous développons : coaching, marketing', []],
  ['You benefit from regular coaching', []],
  ['Tech stack (for days): Scala, Swift, Kafka', []],
  ['Experience with Java is also beneficial', []],
  // Words of other things.
  ['Please let us know during the recruiting process', []],
  ['We are a trusted recruiting partner of innovative German companies', []],
  ['Some travel and pre-sales engagements may be required', []],
  ['Translation of technical requirements to individuals', []],
  ['Fluent German and English', ['German', 'English']],
  ['German-speaking candidates must know French', ['German', 'French']],
];

/** Written before the rules and looked at once they stood. */
const MORE: typeof LINES = [
  ['Experience with Epic Games tools', []],
  ['Knowledge of Epic and HIPAA', ['Epic', 'HIPAA']],
  ['Must liaise with accounting and payroll departments', []],
  ['Work closely with Sales, Marketing and Product Management', []],
  ['Experience in accounting and payroll', ['accounting', 'payroll']],
  ['Knowledge of the German market', []],
  ['Experience of the British and French cuisine', []],
  ['Opportunities for mentoring and coaching', []],
  ['Du lernst bei uns Python und SQL', []],
  ['Experience in a sales environment', ['sales']],
  ['Experience with Oracle Database and Excel', ['Oracle', 'Excel']],
  ['Experience using Sketch, Figma or Adobe Illustrator', ['Sketch', 'Figma', 'Illustrator']],
];

test.each([...LINES, ...MORE])('%s', (line, skills) => {
  expect(read(`Requirements\n• ${line}`)).toEqual(skills);
});

test('what stands below a heading of the stack is what the employer uses', () => {
  expect(read('Requirements\n• SQL\nOur tech stack\n• Scala\n• Kafka')).toEqual(['SQL']);
});
