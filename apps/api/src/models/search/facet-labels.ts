import {
  FACETS,
  SENIORITIES,
  toFilterLabel,
  UNSTATED,
  YEARS_ASKED,
  type FacetName,
  type FacetsView,
} from '@firsthand/contracts';
import { openDictionary } from '@firsthand/occupations';
import type { FacetValue, SearchResult } from '@firsthand/search';
import type { CompanyNames } from '../company-names.ts';

type Facets = NonNullable<SearchResult['facets']>;

export interface FacetLabels {
  /** Names the values as people read them. */
  add(facets: Facets): Promise<FacetsView>;
}

/** Labels of facets. */
export function createFacetLabels(nameCompanies: CompanyNames): FacetLabels {
  return {
    add: async (facets) => {
      const companies = await nameCompanies(facets.company.map(({ value }) => value));
      const view = FACETS.map((name) => [
        name,
        facets[name].map(({ value, count }) => ({
          value,
          label: name === 'company' ? (companies.get(value) ?? value) : toFacetLabel(name, value),
          count,
        })),
      ]);
      const named = Object.fromEntries(view) as FacetsView;
      // These have an order of their own.
      return {
        ...named,
        posted_within: named.posted_within.sort((a, b) => Number(a.value) - Number(b.value)),
        seniority: sortAs(SENIORITIES, named.seniority),
        years: sortAs(YEARS_ASKED, named.years),
        skill: [...named.skill.filter(isStated), ...named.skill.filter((skill) => !isStated(skill))],
        // Of a title that names none nobody said what the work is: that is nothing to choose.
        occupation: named.occupation.filter(isStated),
      };
    },
  };
}

const isStated = ({ value }: { value: string }) => value !== UNSTATED;

/** In the order of `values`; what is not among them at the end. */
function sortAs(values: readonly string[], facet: FacetsView['years']): FacetsView['years'] {
  const place = ({ value }: { value: string }) =>
    values.includes(value) ? values.indexOf(value) : values.length;
  return facet.sort((a, b) => place(a) - place(b));
}

/** What people read for a value of a facet. */
export function toFacetLabel(name: Exclude<FacetName, 'company'>, value: FacetValue['value']): string {
  const occupation = name === 'occupation' ? openDictionary().occupations.get(value)?.label : undefined;
  return toFilterLabel(name, value, occupation === undefined ? {} : { [value]: occupation });
}
