import { expect, test } from 'vitest';
import { askBeforeLeaving, guardWork, hasUnsavedWork } from './unsaved-work.ts';

const guardBy = (ask: (proceed: () => void) => void) => guardWork({ hasUnsaved: () => true, ask });

function aSignOut() {
  let count = 0;
  return { proceed: () => void (count += 1), count: () => count };
}

test('a sign-out goes on at once when no page asks', () => {
  const { proceed, count } = aSignOut();
  askBeforeLeaving(proceed);
  expect(count()).toBe(1);
});

test('a page may hold a sign-out back until the person has decided', () => {
  const { proceed, count } = aSignOut();
  let goOn = () => {};
  const stop = guardBy((act) => (goOn = act));
  askBeforeLeaving(proceed);
  expect(count()).toBe(0);
  goOn();
  expect(count()).toBe(1);
  expect(hasUnsavedWork()).toBe(true);
  stop();
  expect(hasUnsavedWork()).toBe(false);
  askBeforeLeaving(proceed);
  expect(count(), 'a page that is left asks no more').toBe(2);
});

test('a page that was left late does not silence the one after it', () => {
  const { proceed, count } = aSignOut();
  const stopFirst = guardBy(() => {});
  const stopSecond = guardBy(() => {});
  stopFirst();
  askBeforeLeaving(proceed);
  expect(count()).toBe(0);
  stopSecond();
});
