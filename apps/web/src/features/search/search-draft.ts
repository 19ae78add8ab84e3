import { toSearchAddress, type SearchState } from '@firsthand/contracts/light';

/** What a visitor made of the form since the address that is drawn. */
export interface Draft {
  /** The address at which the changes were made. */
  address: string;
  changes: Partial<SearchState>;
  /** The searches of this form whose addresses are not drawn yet, oldest first: a newer one may begin before that. */
  searched: readonly SearchState[];
}

/** What was changed after the search began. */
function changedSince(searched: SearchState, changes: Partial<SearchState>): Partial<SearchState> {
  const names = Object.keys(changes) as (keyof SearchState)[];
  return Object.fromEntries(
    names.filter((name) => changes[name] !== searched[name]).map((name) => [name, changes[name]]),
  );
}

function indexOfSearch({ searched }: Draft, address: string): number {
  return searched.findLastIndex((search) => toSearchAddress(search) === address);
}

/** The changes that hold at an address: those made at it, and those made while it was being searched for. */
export function findChanges(draft: Draft, address: string): Partial<SearchState> {
  if (draft.address === address) return draft.changes;
  const search = draft.searched[indexOfSearch(draft, address)];
  return search ? changedSince(search, draft.changes) : {};
}

/** The draft after more was changed at an address. */
export function changeDraft(draft: Draft, address: string, more: Partial<SearchState>): Draft {
  return { ...settleDraft(draft, address), address, changes: { ...findChanges(draft, address), ...more } };
}

/** The draft at an address that was searched for: what is left are the changes made meanwhile, and what is searched since. */
export function settleDraft(draft: Draft, address: string): Draft {
  const index = indexOfSearch(draft, address);
  if (index === -1) return draft;
  return { address, changes: findChanges(draft, address), searched: draft.searched.slice(index + 1) };
}

/** Whether a search is under way whose address is not drawn yet. */
export function isBeingSearched({ searched }: Draft, address: string): boolean {
  const last = searched.at(-1);
  return last !== undefined && toSearchAddress(last) !== address;
}
