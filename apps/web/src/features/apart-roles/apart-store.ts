import { createSubject, useObservable } from '../../lib/observable.ts';
import { countOf } from '../../lib/format-date.ts';
import { setApart, setTogether } from '../../lib/apart-roles.ts';

/** A card, as far as its role goes. */
export interface RoleCard {
  id: number;
  title: string;
  alike: readonly { id: number }[];
}

export interface ApartNotice {
  number: number;
  text: string;
  undo: () => void;
}

const notice = createSubject<ApartNotice | null>(null);
let notices = 0;

/** Shows the postings of the card's role as separate jobs, and says so. */
export function split(card: RoleCard): void {
  setApart(card);
  notify(`Separate jobs: ${card.title}, ${countOf(card.alike.length + 1, 'opening')}`, () =>
    setTogether(card),
  );
}

/** Shows them as one job again, and says so. */
export function join(card: RoleCard): void {
  setTogether(card);
  notify(`One job: ${card.title}, ${countOf(card.alike.length + 1, 'opening')}`, () => setApart(card));
}

export function dismissApartNotice(): void {
  notice.set(null);
}

export function useApartNotice(): ApartNotice | null {
  return useObservable(notice, () => null);
}

function notify(text: string, takeBack: () => void): void {
  notices += 1;
  notice.set({
    number: notices,
    text,
    undo: () => {
      dismissApartNotice();
      takeBack();
    },
  });
}
