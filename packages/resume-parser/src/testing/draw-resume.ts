import type { DrawnPage, DrawnText } from './write-pdf.ts';

export interface DrawnJob {
  title: string;
  company: string;
  dates: string;
  points: string[];
}

/** What is drawn: an invented person. */
export interface DrawnPerson {
  name: string;
  contact: string[];
  headings: { experience: string; education: string; skills: string };
  jobs: DrawnJob[];
  skills: string[];
  education: string;
}

export const ARRANGEMENTS = [
  'plain',
  'company-first',
  'dates-left',
  'sidebar-left',
  'sidebar-right',
] as const;

export type Arrangement = (typeof ARRANGEMENTS)[number];

const LEADING = 14;

/** Draws a person's resume in one of our arrangements, for the PDF writer. */
export function drawResume(person: DrawnPerson, arrangement: Arrangement): DrawnPage {
  const isSidebar = arrangement.startsWith('sidebar');
  const side = arrangement === 'sidebar-right' ? 420 : 40;
  const main = arrangement === 'sidebar-left' ? 230 : 40;
  const texts: DrawnText[] = [{ text: person.name, x: 40, y: 60, size: 24, isBold: true }];
  const heading = (text: string, x: number, y: number): void => {
    texts.push({ text: text.toUpperCase(), x, y, size: 13, isBold: true });
  };
  let y = 84;
  if (!isSidebar) texts.push({ text: person.contact.join('  |  '), x: 40, y, size: 9 });
  y = 120;
  heading(person.headings.experience, main, y);
  for (const job of person.jobs) y = drawJob(texts, job, arrangement, main, y + 20);
  y += 24;
  heading(person.headings.education, main, y);
  texts.push({ text: person.education, x: main, y: y + 18 });
  let sideY = isSidebar ? 121 : y + 50;
  if (isSidebar) {
    for (const item of person.contact) texts.push({ text: item, x: side, y: (sideY += LEADING), size: 8 });
    sideY += 27;
  }
  heading(person.headings.skills, isSidebar ? side : main, sideY);
  sideY += 5;
  if (isSidebar) for (const skill of person.skills) texts.push({ text: skill, x: side, y: (sideY += 13) });
  else texts.push({ text: person.skills.join(', '), x: main, y: sideY + LEADING });
  return { texts };
}

function drawJob(
  texts: DrawnText[],
  job: DrawnJob,
  arrangement: Arrangement,
  x: number,
  top: number,
): number {
  let y = top;
  const isLeft = arrangement === 'dates-left';
  const [first, second] =
    arrangement === 'company-first' ? [job.company, job.title] : [job.title, job.company];
  const left = isLeft ? x + 150 : x;
  texts.push({ text: first, x: left, y, isBold: true });
  texts.push({
    text: job.dates,
    x: isLeft ? x : x === 40 && arrangement !== 'sidebar-right' ? 430 : x + 190,
    y: arrangement.startsWith('sidebar') ? y + LEADING : y,
  });
  texts.push({ text: second, x: left, y: (y += LEADING) });
  for (const point of job.points) texts.push({ text: `• ${point}`, x: left + 10, y: (y += LEADING) });
  return y;
}
