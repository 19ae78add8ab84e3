import type { Questions } from './ask-together.ts';
import type { Filter } from './to-filter.ts';

/** So many are read at once; of roles with more openings the rest is read after them. */
const READ_TOGETHER = 2_000;

interface Opening {
  id: number;
  role: number;
}

/** For each of these jobs all open jobs of its role: itself, then those that were found, then others, each newest first. */
export async function listOpenings(
  questions: Questions,
  ids: readonly number[],
  found: Filter,
): Promise<number[][]> {
  if (ids.length === 0) return [];
  const roleOf = await findRoles(questions, ids);
  const ofRoles = { terms: { role: [...new Set(roleOf.values())] } };
  const [fitting, others] = await Promise.all([
    readAll(questions, { bool: { filter: [ofRoles, found] } }),
    readAll(questions, { bool: { filter: [ofRoles], must_not: [found] } }),
  ]);
  const openings = new Map<number, number[]>();
  for (const { id, role } of [...fitting, ...others]) openings.set(role, [...(openings.get(role) ?? []), id]);
  return ids.map((id) => {
    const ofRole = openings.get(roleOf.get(id) ?? NaN) ?? [];
    // One that has closed since the page was read is none any more.
    return ofRole.includes(id) ? [id, ...ofRole.filter((other) => other !== id)] : ofRole;
  });
}

/** The role of each of these jobs that is open. */
export async function findRoles(questions: Questions, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const openings = await readAll(questions, { terms: { job: ids } });
  return new Map(openings.map(({ id, role }) => [id, role]));
}

/** All that fit, newest first. */
async function readAll(questions: Questions, query: Filter): Promise<Opening[]> {
  const openings: Opening[] = [];
  let after: readonly (number | string)[] | undefined;
  do {
    const hits = await questions.hits({
      ...{ query, size: READ_TOGETHER, docvalue_fields: ['role'] },
      ...{ sort: [{ rank_at: 'desc' }, { job: 'asc' }], ...(after && { search_after: after }) },
    });
    for (const { sort, fields } of hits)
      openings.push({ id: Number(sort.at(-1)), role: Number(fields?.['role']?.[0]) });
    after = hits.length < READ_TOGETHER ? undefined : hits.at(-1)?.sort;
  } while (after !== undefined);
  return openings;
}
