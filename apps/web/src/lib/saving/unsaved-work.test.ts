import { expect, test } from 'vitest';
import { askBeforeSignOut, guardSignOut } from './before-sign-out.ts';

function aSignOut() {
  let count = 0;
  return { proceed: () => void (count += 1), count: () => count };
}

test('a sign-out goes on at once when no page asks', () => {
  const { proceed, count } = aSignOut();
  askBeforeSignOut(proceed);
  expect(count()).toBe(1);
});

test('a page may hold a sign-out back until the person has decided', () => {
  const { proceed, count } = aSignOut();
  let goOn = () => {};
  const stop = guardSignOut((act) => (goOn = act));
  askBeforeSignOut(proceed);
  expect(count()).toBe(0);
  goOn();
  expect(count()).toBe(1);
  stop();
  askBeforeSignOut(proceed);
  expect(count(), 'a page that is left asks no more').toBe(2);
});

test('a page that was left late does not silence the one after it', () => {
  const { proceed, count } = aSignOut();
  const stopFirst = guardSignOut(() => {});
  const stopSecond = guardSignOut(() => {});
  stopFirst();
  askBeforeSignOut(proceed);
  expect(count()).toBe(0);
  stopSecond();
});
