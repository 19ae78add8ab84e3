import { type SearchDocument, toRankAt } from '../document.ts';
import type { HideRule, SearchFilters, SearchRequest, SearchResult } from '../search.ts';
import { readMeaning } from './oracle/meaning.ts';
import { toRole } from '../role/to-role.ts';
import { isStopWord } from '../text/stop-words.ts';
import { fitsFacts, fitsFilters, listTitled, listWorks, toPay } from './oracle/facts.ts';
import {
  DAY_SECONDS,
  boostOf,
  has,
  listPlain,
  open,
  read,
  toFields,
  toTelling,
  toWhere,
} from './oracle/words.ts';
import { countByRule, measureByRule, type Found } from './oracle/figures.ts';

/** The rule of search in plain words, over a list: what any executor must answer. */
export function searchByRule(documents: readonly SearchDocument[], request: SearchRequest): SearchResult {
  const { hide = [], facets, offset, limit } = request;
  const fitting = findFitting(documents, request);
  const found = fitting.filter(({ document }) => !hide.some((rule) => hides(rule, document)));
  const rate = (entry: Found) => rateByRule(entry.document, request);
  found.sort((a, b) => rate(b) - rate(a) || b.at - a.at || a.document.jobId - b.document.jobId);
  const idsOf = (some: readonly Found[]) => some.map(({ document }) => document.jobId);
  const apart = new Set(documents.filter(({ jobId }) => request.apart?.includes(jobId)).map(roleOf));
  const toEntries = (some: readonly Found[]) => {
    const met = new Set<number>();
    return some.filter(({ document }) => {
      const isFirst = !met.has(roleOf(document)) || apart.has(roleOf(document));
      met.add(roleOf(document));
      return isFirst;
    });
  };
  const roles = toEntries(found);
  const entries = request.group ? roles : found;
  const page = entries.slice(offset, offset + limit);
  const result: SearchResult = { total: entries.length, ids: idsOf(page) };
  if (request.group) {
    const openings = page.map(({ document }) => listOpenings(document, documents, idsOf(found)));
    result.grouped = { totalOpenings: found.length, openings };
  }
  if (facets) result.facets = countByRule(documents, request, searchByRule);
  if (request.insights) result.insights = measureByRule(found, request.insights);
  if (hide.length > 0) {
    const counts = hide.map((rule) => fitting.filter(({ document }) => hides(rule, document)).length);
    const ofRoles = request.group && { roles: toEntries(fitting).length - roles.length };
    result.hidden = { total: fitting.length - found.length, ...ofRoles, counts };
  }
  return result;
}

/** Whether a rule hides the job. */
function hides(rule: HideRule, document: SearchDocument): boolean {
  if (rule.kind === 'company') return rule.value === `${document.source}:${document.board}`;
  if (rule.kind === 'job') return rule.value === document.jobId;
  return (
    searchByRule([document], { query: rule.value, literal: true, filters: {}, offset: 0, limit: 0 }).total ===
    1
  );
}

/** What comes before the newest: the pay, or how many requirements a search with one of their filters finds the job by. */
function rateByRule(document: SearchDocument, { sort, now }: SearchRequest): number {
  if (typeof sort !== 'object') return -1;
  if (sort.by === 'pay') return toPay(document, sort.currency) ?? -1;
  const finds = (filters: SearchFilters) =>
    searchByRule([document], { query: '', filters, now, offset: 0, limit: 0 }).total === 1;
  return sort.met.filter((any) => any.some(finds)).length;
}

const knownRoles = new WeakMap<SearchDocument, number>();

function roleOf(document: SearchDocument): number {
  const role = knownRoles.get(document) ?? toRole(document);
  knownRoles.set(document, role);
  return role;
}

/** All jobs of the role: this one, then those that were found, then the others, each newest first. */
function listOpenings(
  document: SearchDocument,
  all: readonly SearchDocument[],
  found: readonly number[],
): number[] {
  const others = all.filter((other) => other.jobId !== document.jobId && roleOf(other) === roleOf(document));
  const newestFirst = others
    .sort((a, b) => toRankAt(b) - toRankAt(a) || a.jobId - b.jobId)
    .map(({ jobId }) => jobId);
  const fits = (id: number) => found.includes(id);
  return [document.jobId, ...newestFirst.filter(fits), ...newestFirst.filter((id) => !fits(id))];
}

function findFitting(documents: readonly SearchDocument[], request: SearchRequest): Found[] {
  const typed = read(request.query);
  open(request, typed.wanted, typed.excluded);
  const isTelling = ({ word }: { word: string }) => !isStopWord(word);
  // The words of a phrase count each by itself.
  const hasTelling = typed.wanted.some(({ choices }) =>
    choices.some(({ word }) => word.split(' ').some((one) => !isStopWord(one))),
  );
  const wanted = typed.wanted
    .map(({ choices, plain }) => ({ plain, choices: hasTelling ? choices.filter(isTelling) : choices }))
    .filter(({ choices }) => choices.length > 0);
  const excluded = typed.excluded.filter(isTelling);
  const meaning = readMeaning(request, listPlain(typed.wanted));
  if (!meaning && wanted.length === 0 && excluded.length === 0 && request.query.trim() !== '') return [];
  const isRanked = request.sort === undefined || request.sort === 'relevance';
  return documents.flatMap((document) => {
    const fields = toFields(document);
    const boost = meaning
      ? toSeconds(
          meaning({
            ...{ document, works: listWorks(document), plain: listTitled(document) },
            literal: toTelling(typed.wanted.filter(({ plain }) => plain === null)).map((term) =>
              toWhere(fields, term),
            ),
            has: (where, word, isOpen) => has(fields, where, { word, field: where, isOpen }),
            fits: (filters) => fitsFilters(document, filters) && fitsFacts(document, { ...request, filters }),
          }),
        )
      : boostOf(wanted, fields);
    if (boost === undefined || !fitsFilters(document, request.filters)) return [];
    if (!fitsFacts(document, request)) return [];
    if (excluded.some((choice) => has(fields, choice.field, choice))) return [];
    return [{ document, at: toRankAt(document) + (isRanked ? boost : 0) }];
  });
}

const toSeconds = (days: number | undefined) => (days === undefined ? undefined : days * DAY_SECONDS);
