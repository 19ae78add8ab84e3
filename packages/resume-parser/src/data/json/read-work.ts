import { escapeHtmlText } from '@firsthand/contracts';
import { toPlainParts } from '@firsthand/resume-writer/printed';
import { dropBullet } from '../../layout/bullets.ts';
import type { Found, FoundExperience } from '../../resume.ts';
import { isPresent } from '../../words/find-dates.ts';
import type { DataTree } from '../data-tree.ts';
import { toDay } from '../to-day.ts';

/** The positions of `work`, in their order. */
export function readWork(tree: DataTree): FoundExperience[] {
  return Array.from({ length: tree.countEntries('work') }, (_, index) => readEntry(tree, index)).filter(
    ({ jobTitle, companyName, startDate, description }) =>
      jobTitle ?? companyName ?? startDate ?? description,
  );
}

function readEntry(tree: DataTree, index: number): FoundExperience {
  const at = ['work', index] as const;
  const end = tree.takeText(...at, 'endDate');
  const isOpen = end === null || isPresent(end.value);
  const own = tree.find(...at, 'x_firsthand', 'is_current_job');
  const entry = {
    jobTitle: tree.takeText(...at, 'position'),
    companyName: tree.takeText(...at, 'name') ?? tree.takeText(...at, 'company'),
    startDate: toDay(tree.takeText(...at, 'startDate')),
    endDate: isOpen ? null : toDay(end),
    // The format leaves the end of what goes on away.
    isCurrentJob: isOpen && (typeof own === 'boolean' ? own : true),
    ...readDescription(tree, at),
    confidence: 1,
  };
  tree.pass(...at, 'x_firsthand');
  return entry;
}

/** Rich text of our own counts only while the format's own fields say the same: another program may have changed them. */
function readDescription(
  tree: DataTree,
  at: readonly ['work', number],
): Pick<FoundExperience, 'description' | 'descriptionHtml'> {
  const summary = tree.takeText(...at, 'summary');
  const points = takePoints(tree, at).filter((point) => point !== null);
  const own = tree.find(...at, 'x_firsthand', 'description');
  const highlights = points.map(({ value }) => value);
  const isOwn =
    typeof own === 'string' && isSame(toPlainParts(own), { summary: summary?.value ?? '', highlights });
  const [first] = [summary, ...points].filter((part) => part !== null);
  // Without words it may still show a picture.
  if (!first) return { description: null, ...(isOwn ? { descriptionHtml: own } : {}) };
  return {
    description: { ...first, value: [summary?.value ?? '', ...highlights].join('\n').trim() },
    descriptionHtml: isOwn ? own : toHtml(summary?.value ?? '', highlights),
  };
}

/** A list, or a text with a line for each point, as some programs write it. */
function takePoints(tree: DataTree, at: readonly ['work', number]): (Found<string> | null)[] {
  const written = tree.find(...at, 'highlights');
  if (typeof written !== 'string') {
    return Array.from({ length: tree.countEntries(...at, 'highlights') }, (_, index) =>
      tree.takeText(...at, 'highlights', index),
    );
  }
  const text = tree.takeText(...at, 'highlights');
  const lines = written.split('\n').map((line) => dropBullet(line.trim()));
  return lines.flatMap((value) => (text && value !== '' ? [{ ...text, value }] : []));
}

type PlainParts = ReturnType<typeof toPlainParts>;

function isSame(a: PlainParts, b: PlainParts): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function toHtml(summary: string, highlights: readonly string[]): string {
  const lines = summary.split('\n').filter((line) => line.trim() !== '');
  const paragraphs = lines.map((line) => `<p>${escapeHtmlText(line)}</p>`).join('');
  const points = highlights.map((point) => `<li>${escapeHtmlText(point)}</li>`).join('');
  return paragraphs + (points === '' ? '' : `<ul>${points}</ul>`);
}
