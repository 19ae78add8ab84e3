import { expect, test } from 'vitest';
import { isOpenedAt } from './is-opened-at.ts';

const opened = (url: string) => [{ name: url } as PerformanceEntry];

test('a document is opened where its address says, whatever the query', () => {
  expect(isOpenedAt('/subscription', opened('https://firsthand.example/subscription?success=true'))).toBe(
    true,
  );
  expect(isOpenedAt('/subscription', opened('https://firsthand.example/dashboard'))).toBe(false);
});

test('a browser that does not say where is not sent there again and again', () => {
  expect(isOpenedAt('/subscription', [])).toBe(true);
});
