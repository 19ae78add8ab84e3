import { expect, test } from 'vitest';
import { takeTurn } from './take-turn.ts';

test('of callers that come at once each has a round of the event loop, in their order', async () => {
  const order: string[] = [];
  const work = async (name: string) => {
    await takeTurn();
    order.push(name);
    setImmediate(() => order.push(`others after ${name}`));
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  await takeTurn();
  expect(order).toEqual(['a', 'others after a', 'b', 'others after b', 'c', 'others after c']);
});
