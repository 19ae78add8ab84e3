import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Takes over what was typed, chosen or filled in before the page's scripts ran: until then it stands in the form and
 * nowhere else. `known` are the fields' values as the page has them, by their names; what differs is given to `adopt`
 * once, before anything is drawn anew. Several values of one name stand in the order of their text, with commas between.
 */
export function useEarlyInput<Fields extends object>(
  form: RefObject<HTMLFormElement | null>,
  known: Fields,
  adopt: (early: Partial<Fields>) => void,
): void {
  const compare = useEffectEvent(() => {
    if (!form.current) return;
    const entered = readFields(form.current);
    const early = [...entered].filter(([name, value]) => name in known && Reflect.get(known, name) !== value);
    // Every field is a text or a choice among texts, so its value is of the type that `known` has.
    if (early.length > 0) adopt(Object.fromEntries(early) as Partial<Fields>);
  });
  useLayoutEffect(() => compare(), []);
}

/** What a form holds, by names. Boxes of which none is ticked hold ''; what is disabled is left out. */
function readFields(form: HTMLFormElement): Map<string, string> {
  const data = new FormData(form);
  const names = [...form.elements].flatMap((element) =>
    element.matches(':disabled') ? [] : (element.getAttribute('name') ?? []),
  );
  const isText = (value: FormDataEntryValue) => typeof value === 'string';
  return new Map(names.map((name) => [name, data.getAll(name).filter(isText).sort().join(',')]));
}
