import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FacetPlan } from '../facet-plan.ts';
import { aPlan } from '../testing/a-plan.ts';
import { BitmapIndex } from './bitmap-index.ts';
import { loadRoaring } from './roaring.ts';

const Roaring = await loadRoaring();
const MOST = 20;
const FACETS: FacetPlan[] = [
  { name: 'skill', base: null, values: { kind: 'several', column: 'skills', prefix: 'SKILL=' }, most: MOST },
  { name: 'company', base: null, values: { kind: 'column', column: 'board', prefix: 'BOARD=' }, most: MOST },
];

/** More values than are named, some of them common; a role belongs to one board. */
const anyJob = fc
  .tuple(
    fc.nat(200),
    fc.uniqueArray(
      fc.nat(90).map((n) => Math.floor((n * n) / 90)),
      { maxLength: 4 },
    ),
  )
  .map(([role, skills]) => ({ role, board: `b${(role * role) % 83}`, skills: skills.map((n) => `s${n}`) }));
type Job = Parameters<Parameters<typeof anyJob.map>[0]>[0];

test('names those of many values that most jobs, or most roles, have, however many segments there are', () => {
  // A large one and what came later, as in an index that follows a store.
  const anySegments = fc.tuple(
    fc.array(anyJob, { minLength: 100, maxLength: 300, size: 'max' }),
    fc.array(anyJob, { maxLength: 60, size: 'max' }),
    fc.array(anyJob, { maxLength: 60, size: 'max' }),
  );
  const property = fc.property(anySegments, fc.boolean(), (segments, isGrouped) => {
    const index = new BitmapIndex(Roaring);
    let id = 0;
    for (const jobs of segments)
      index.apply(
        jobs.map((job) => toDocument(job, (id += 1))),
        [],
      );
    const jobs = segments.flat();
    const { facets } = index.search(aPlan({ facets: FACETS, isGrouped }), { offset: 0, limit: 1 });
    index.dispose();
    const expected = {
      skill: countNaively(jobs, ({ skills }) => skills, isGrouped),
      company: countNaively(jobs, ({ board }) => [board], isGrouped),
    };
    expect({ skill: facets?.skill, company: facets?.company }).toEqual(expected);
  });
  fc.assert(property, { numRuns: 150 });
});

function toDocument({ role, board, skills }: Job, id: number) {
  const lexemes = [`BOARD=${board}`, ...skills.map((skill) => `SKILL=${skill}`)].sort();
  const figures = { postedAt: id, payTop: NaN, role, payMiddle: NaN, seenAt: id };
  return { id, rankAt: id, figures, lexemes };
}

function countNaively(jobs: readonly Job[], toValues: (job: Job) => string[], byRole: boolean) {
  const met = new Map<string, Set<unknown>>();
  for (const job of jobs) {
    for (const value of toValues(job))
      met.set(value, (met.get(value) ?? new Set()).add(byRole ? job.role : job));
  }
  return [...met]
    .map(([value, { size }]) => ({ value, count: size }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MOST);
}
