import { toDescription } from '../experience/to-description.ts';
import { hasBullet } from '../layout/bullets.ts';
import { toLinePlace, type Line } from '../layout/lines.ts';
import type { FoundEntry } from '../resume.ts';
import { scoreTitle } from '../words/titles.ts';
import { findWebText } from '../contact/find-addresses.ts';
import { findDetail, groupEntries } from './group-entries.ts';
import { DETAIL_SEPARATOR, pickDates, toFound, toFoundDate, toSegments, type Segment } from './segments.ts';

const MOST_ENTRIES = 40;
const ADDRESS =
  /https?:\/\/[^\s,;|)]+|\b(?:www\.)?(?:github|gitlab)\.(?:com|io)\/[^\s,;|)]+|\bwww\.[^\s,;|)]+/i;
const SEPARATOR = /\s*[|•·●▪;]\s*|\s+[–—-]\s+|\s+[–—]|[–—]\s+|\s{3,}|\t|:\s+/g;

/** Projects: the line that names each, its dates and address, and what was done. */
export function findProjects(lines: readonly Line[]): { entries: FoundEntry[]; lines: Line[] } {
  const entries: FoundEntry[] = [];
  const claimed: Line[] = [];
  for (const entry of groupEntries(lines).slice(0, MOST_ENTRIES)) {
    const { head } = entry;
    const [first] = head;
    if (!first) continue;
    const detail = readDetail(findDetail(entry));
    const body = entry.body.slice(detail.lines.length);
    const [name, ...rest] = toSegments(first, SEPARATOR).filter(({ text }) => !ADDRESS.test(text));
    if (!name || name.text.length > 120 || name.text.split(' ').length > 10) continue;
    // `Atlas: a map of …` says what it is on the same line.
    const [said] = rest.filter(({ text }) => text.split(' ').length > 4);
    const role = detail.role ?? rest.find((each) => each !== said && scoreTitle(each.text) >= 2) ?? null;
    const all = [...head, ...detail.lines, ...body];
    const dated = all.slice(0, 3).find((line) => !hasBullet(line.text) && pickDates(line) !== null);
    const dates = dated ? pickDates(dated) : null;
    const text = toDescription([...head.slice(1), ...body.filter((line) => !isOnlyDate(line, dated))]);
    const description = joinSaid(said, text);
    entries.push({
      name: toFound(name, 0.75),
      role: role && toFound(role, 0.6),
      url: detail.url ?? findAddress(all.slice(0, 3)),
      start_date: dated && dates?.isRange ? toFoundDate(dates.start, dated, dates) : null,
      end_date: dated && dates ? toFoundDate(dates.isRange ? dates.end : dates.start, dated, dates) : null,
      description,
    });
    claimed.push(...all);
  }
  return { entries, lines: claimed };
}

/** The person's part in it, its address, or both; nothing of a line that holds anything else. */
function readDetail(lines: readonly Line[]): {
  role: Segment | null;
  url: FoundEntry[string];
  lines: readonly Line[];
} {
  const segments = lines.flatMap((line) => toSegments(line, DETAIL_SEPARATOR));
  const [address] = segments.filter(({ text }) => findWebText(text) === text);
  const others = segments.filter((segment) => segment !== address);
  const [role] = others;
  const isRole = role === undefined || (role.text.split(' ').length <= 5 && !/[,.]/.test(role.text));
  if (others.length > 1 || !isRole) return { role: null, url: null, lines: [] };
  return { role: role ?? null, url: address ? toFound(address, 0.8) : null, lines };
}

function joinSaid(
  said: Segment | undefined,
  text: ReturnType<typeof toDescription>,
): ReturnType<typeof toDescription> {
  if (!said) return text;
  const found = toFound(said, 0.7);
  return text
    ? { ...text, value: `${found.value}\n${text.value}`, where: [...found.where, ...text.where] }
    : found;
}

function isOnlyDate(line: Line, dated: Line | undefined): boolean {
  return line === dated && toSegments(line).length === 0;
}

function findAddress(lines: readonly Line[]): FoundEntry[string] {
  for (const line of lines) {
    const value = ADDRESS.exec(line.text)?.[0].replace(/[.,;:]+$/, '');
    if (value !== undefined) return { value, confidence: 0.75, where: [toLinePlace(line)] };
  }
  return null;
}
