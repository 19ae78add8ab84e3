import { splitValues, toSearchState, toSearchName, type SavedQuery } from '@firsthand/contracts';
import { openDictionary } from '@firsthand/occupations';

/** A kept search in words, what it hides included: "nurse, Germany, Remote, not Acme". */
export function toSavedWords(query: SavedQuery): string {
  const state = toSearchState(query);
  const occupations = splitValues(state.occupation).map((id) => [
    id,
    openDictionary().occupations.get(id)?.label ?? id,
  ]);
  const names = Object.fromEntries(occupations) as Record<string, string>;
  return [toSearchName(state, names), ...listHidden(query)].join(', ');
}

function listHidden(query: SavedQuery): string[] {
  const read = (name: string) => splitValues(String(query[name] ?? '')).map((value) => value.trim());
  return [
    ...read('hide_companies').map((company) => `not ${company.slice(company.indexOf(':') + 1)}`),
    ...read('hide_words').map((word) => `not “${word}”`),
  ];
}
