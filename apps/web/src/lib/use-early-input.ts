import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Takes over what was typed, chosen or filled in before the page's scripts ran: until then it stands in the form and
 * nowhere else. `known` are the fields' values as the page has them, by their names; what differs is given to `adopt`
 * once, before anything is drawn anew.
 */
export function useEarlyInput<Fields extends object>(
  form: RefObject<HTMLFormElement | null>,
  known: Fields,
  adopt: (early: Partial<Fields>) => void,
): void {
  const compare = useEffectEvent(() => {
    if (!form.current) return;
    const values = new Map(Object.entries(known));
    const early = [...new FormData(form.current)].filter(
      ([name, value]) => values.has(name) && values.get(name) !== value,
    );
    // Every field is a text or a choice among texts, so its value is of the type that `known` has.
    if (early.length > 0) adopt(Object.fromEntries(early) as Partial<Fields>);
  });
  useLayoutEffect(() => compare(), []);
}
