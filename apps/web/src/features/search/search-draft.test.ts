import { parseSearchAddress, toSearchAddress, type SearchState } from '@firsthand/contracts/light';
import { expect, test } from 'vitest';
import { changeDraft, findChanges, isBeingSearched, settleDraft, type Draft } from './search-draft.ts';

const first = parseSearchAddress(new URLSearchParams('q=nurse&country=US'));

/** A form at the address of `state`, as the hook draws it, to choose filters in. */
function aForm(state: SearchState) {
  let draft: Draft = { address: toSearchAddress(state), changes: {}, searched: [] };
  let drawn = state;
  const fields = () => ({ ...drawn, ...findChanges(draft, toSearchAddress(drawn)) });
  return {
    fields,
    isSearching: () => isBeingSearched(draft, toSearchAddress(drawn)),
    type(more: Partial<SearchState>) {
      draft = changeDraft(draft, toSearchAddress(drawn), more);
    },
    /** Gives what is searched. */
    choose(more: Partial<SearchState>): SearchState {
      const searched = { ...fields(), ...more };
      draft = changeDraft(draft, toSearchAddress(drawn), more);
      draft = { ...draft, searched: [...draft.searched, searched] };
      return searched;
    },
    /** The router has arrived there; React's effect may follow later. */
    draw(next: SearchState) {
      drawn = next;
    },
    settle() {
      draft = settleDraft(draft, toSearchAddress(drawn));
    },
  };
}

test.each(['before', 'after'])(
  'a filter chosen while the last one’s address is drawn %s the effect loses none',
  (when) => {
    const form = aForm(first);
    const a = form.choose({ remote: 'yes' });
    const b = form.choose({ posted_within: '7' });
    expect(b).toMatchObject({ remote: 'yes', posted_within: '7' });
    form.draw(a);
    if (when === 'after') form.settle();
    expect(form.fields()).toMatchObject({ remote: 'yes', posted_within: '7' });
    expect(form.isSearching()).toBe(true);
    const c = form.choose({ source: '2' });
    form.settle();
    expect(c).toMatchObject({ remote: 'yes', posted_within: '7', source: '2' });
    expect(form.fields()).toEqual(c);
    form.draw(b);
    form.settle();
    expect(form.fields()).toEqual(c);
    form.draw(c);
    form.settle();
    expect(form.fields()).toEqual(c);
    expect(form.isSearching()).toBe(false);
  },
);

test('an address that is never drawn is passed over', () => {
  const form = aForm(first);
  form.choose({ remote: 'yes' });
  form.type({ q: 'nurses' });
  const b = form.choose({ posted_within: '7' });
  form.draw(b);
  form.settle();
  expect(form.fields()).toEqual(b);
  form.draw(first);
  expect(form.fields()).toEqual(first);
});

test('a filter that is chosen and taken back before its answer stays taken back', () => {
  const form = aForm(first);
  const a = form.choose({ remote: 'yes' });
  const b = form.choose({ remote: '' });
  form.draw(a);
  form.settle();
  expect(form.fields().remote).toBe('');
  form.draw(b);
  form.settle();
  expect(form.fields()).toEqual(first);
});

test('what was changed at an address is not carried to another', () => {
  const form = aForm(first);
  form.type({ q: 'cook' });
  expect(form.fields().q).toBe('cook');
  form.draw({ ...first, page: 2 });
  form.settle();
  expect(form.fields().q).toBe('nurse');
});
