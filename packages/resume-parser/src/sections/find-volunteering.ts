import { toDescription } from '../experience/to-description.ts';
import { hasBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/lines.ts';
import type { FoundEntry } from '../resume.ts';
import { scoreCompany, scoreTitle } from '../words/titles.ts';
import { isSaid } from './find-listed.ts';
import { findDetail, findNaming, groupEntries, type ListedEntry } from './group-entries.ts';
import { DETAIL_SEPARATOR, pickDates, toFound, toFoundDate, toNameSegment, toSegments } from './segments.ts';

/**
 * Entries of which each is headed by a bold name, with the organization or the part in it below in another colour, if
 * anything; null where it is set otherwise.
 */
export function findNamedVolunteering(
  lines: readonly Line[],
): { entries: FoundEntry[]; lines: Line[] } | null {
  const all = groupEntries(lines);
  if (all.length === 0 || !all.every(isNamed)) return null;
  const entries: FoundEntry[] = [];
  for (const entry of all) {
    const found = toEntry(entry);
    if (!found) return null;
    entries.push(found);
  }
  return { entries, lines: [...lines] };
}

function isNamed(entry: ListedEntry): boolean {
  const [first] = entry.head;
  const [below] = entry.body;
  if (!first || entry.head.length > 1 || findNaming(first)?.isBold !== true) return false;
  if (findDetail(entry).length > 0) return true;
  return scoreTitle(first.text) < 2 && (!below || hasBullet(below.text) || isSaid(below));
}

function toEntry(entry: ListedEntry): FoundEntry | null {
  const [first] = entry.head;
  const [name] = toNameSegment(entry.head);
  if (!first || !name) return null;
  const detail = findDetail(entry);
  const [below, ...more] = detail.flatMap((line) => toSegments(line, DETAIL_SEPARATOR));
  if (more.length > 0) return null;
  const isRoleBelow = below !== undefined && speaksForRole(below.text) > speaksForRole(name.text);
  const [organization, role] = below === undefined || isRoleBelow ? [name, below] : [below, name];
  const dates = pickDates(first);
  return {
    organization: toFound(organization, 0.8),
    role: role ? toFound(role, 0.8) : null,
    start_date: dates && toFoundDate(dates.start, first, dates),
    end_date: dates && toFoundDate(dates.end, first, dates),
    description: toDescription(entry.body.slice(detail.length)),
  };
}

/** The first of two names is the role, unless their words tell otherwise by far. */
function speaksForRole(text: string): number {
  return Math.sign(Math.trunc((scoreTitle(text) - scoreCompany(text)) / 1.5));
}
