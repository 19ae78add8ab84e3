import { allOf } from '../expression.ts';
import { toFacets } from '../facets.ts';
import type { SearchResult } from '../search.ts';
import type { SearchPlan } from '../search-plan.ts';
import type { Suggestion, SuggestRequest } from '../suggest.ts';
import { askTogether, type Questions } from './ask-together.ts';
import type { Cluster } from './cluster.ts';
import { correct } from './correct.ts';
import { countEntries, countHidden } from './count-hidden.ts';
import { countValues } from './count-values.ts';
import { findRoles, listOpenings } from './list-openings.ts';
import { measure } from './measure.ts';
import { readPage } from './read-lists.ts';
import { countEach, countRoles, type Counter } from './role-count.ts';
import { suggest } from './suggest.ts';
import { toFilter, type Filter } from './to-filter.ts';

/** The jobs of search in an index of a cluster, asked with the same plans as the bitmaps. */
export class OpenSearchIndex {
  readonly #questions: Questions;

  constructor(cluster: Cluster, name: string) {
    this.#questions = askTogether(cluster, name);
  }

  /** What the plan's rule gives. */
  async search(plan: SearchPlan, page: { offset: number; limit: number }): Promise<SearchResult> {
    const questions = this.#questions;
    const found = toFilter(allOf([...plan.terms, ...plan.restrictions]));
    const apart = plan.isGrouped ? [...new Set((await findRoles(questions, plan.apart)).values())] : [];
    const counter = plan.isGrouped ? countRoles(questions, apart) : countEach;
    const [counted, facets, insights, { ids, openings }] = await Promise.all([
      this.#count(plan, found, counter),
      plan.facets.length > 0 ? this.#countFacets(plan, found, counter) : null,
      plan.insights === null ? null : measure(questions, found, plan.insights),
      this.#read(plan, found, { ...page, apart }),
    ]);
    const { total, totalOpenings, hidden } = counted;
    return {
      ...{ total, ids },
      ...(openings && { grouped: { totalOpenings, openings } }),
      ...(facets && { facets }),
      ...(insights && { insights }),
      ...(hidden && { hidden }),
    };
  }

  suggest(request: SuggestRequest): Promise<Suggestion[]> {
    return suggest(this.#questions, request);
  }

  correct(words: readonly string[]): Promise<(string | null)[]> {
    return correct(this.#questions, words);
  }

  async #count({ hiding }: SearchPlan, found: Filter, counter: Counter) {
    const questions = this.#questions;
    const [totalOpenings, total] = await Promise.all([
      questions.total(found),
      counter.countsEach ? null : countEntries(questions, found, counter),
    ]);
    const shown = { total: total ?? totalOpenings, totalOpenings };
    const hidden = hiding && (await countHidden(questions, hiding, { counter, ...shown }));
    return { ...shown, hidden };
  }

  async #countFacets({ facets }: SearchPlan, found: Filter, counter: Counter) {
    const counted = await Promise.all(
      facets.map(async (facet) => {
        const over = facet.base === null ? found : toFilter(facet.base);
        return [facet, await countValues(over, facet, { questions: this.#questions, counter })] as const;
      }),
    );
    const counts = new Map(counted);
    return toFacets(facets, (facet) => counts.get(facet) ?? []);
  }

  async #read(
    plan: SearchPlan,
    found: Filter,
    page: { offset: number; limit: number; apart: readonly number[] },
  ): Promise<{ ids: number[]; openings: number[][] | null }> {
    const ids = await readPage(this.#questions, plan, page);
    return { ids, openings: plan.isGrouped ? await listOpenings(this.#questions, ids, found) : null };
  }
}
