import { LIMITS } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { stemsOf } from './document.ts';
import { allOf, anyOf, token, type Expression } from './expression.ts';
import { inTitle, ofCategory } from './lexemes.ts';
import { isStopWord } from './text/stop-words.ts';
import { toTsquery } from './sql/tsquery.ts';

/** How many candidates with some word in common are looked at, the newest first. */
const CANDIDATES = 200;
const SAME_COUNTRY_BONUS = 0.15;

/** Words of titles that do not tell what the work is: levels and genders. */
const LEVEL_WORDS = new Set(
  [
    'senior',
    'sr',
    'junior',
    'jr',
    'lead',
    'principal',
    'staff',
    'i',
    'ii',
    'iii',
    'iv',
    'm',
    'w',
    'd',
    'f',
    'x',
    'h',
  ].flatMap((word) => stemsOf(word)),
);

export interface SimilarQuery {
  jobId: number;
  title: string;
  category: string | null;
  /** Of the job's primary place: jobs there come first. */
  country: string | null;
  /** Default 3. */
  limit?: number;
}

/**
 * Open jobs like this one, best first: of the same category (any, when it has none) and with the most title words in
 * common. Never the job itself; empty when no title shares a word.
 */
export async function findSimilar(db: Db, query: SimilarQuery): Promise<number[]> {
  const words = tellingWords(query.title);
  if (words.length === 0) return [];
  const titles = words.map((word) => token(inTitle(word)));
  const category = query.category === null ? [] : [token(ofCategory(query.category))];
  const limit = query.limit ?? LIMITS.similarJobs;
  const candidates = await findCandidates(db, query.jobId, allOf([...titles, ...category]));
  // Titles with some of the words are many; they are asked for only when those with all of them do not suffice.
  if (words.length > 1 && candidates.length < limit) {
    candidates.push(...(await findCandidates(db, query.jobId, allOf([anyOf(titles), ...category]))));
  }
  const best = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return [...best.values()]
    .map(({ id, title, country }) => {
      const bonus = query.country !== null && country === query.country ? SAME_COUNTRY_BONUS : 0;
      return { id, score: likeness(words, tellingWords(title)) + bonus };
    })
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .slice(0, limit)
    .map(({ id }) => id);
}

function tellingWords(title: string): string[] {
  return [...new Set(stemsOf(title))].filter((word) => !isStopWord(word) && !LEVEL_WORDS.has(word));
}

/** Shared words among all words of both: 0 to 1. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((word) => b.includes(word)).length;
  return shared / (a.length + b.length - shared);
}

interface Candidate {
  id: number;
  title: string;
  country: string | null;
}

async function findCandidates(db: Db, jobId: number, expression: Expression): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with fitting as materialized (
      select job_id, rank_at from job_search where vector @@ ${toTsquery(expression)}::tsquery
    ), newest as (
      select job_id from fitting where job_id <> ${jobId} order by rank_at desc, job_id limit ${CANDIDATES}
    )
    select jobs.id, jobs.title, jobs.country from newest join jobs on jobs.id = newest.job_id
    where jobs.status = 'open'`.execute(db);
  return rows;
}
