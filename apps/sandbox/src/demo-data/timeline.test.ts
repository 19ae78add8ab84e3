import { DAY_MS } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { findMassEdit, findSpan, isListed, type Span } from './timeline.ts';

const START = Date.UTC(2026, 4, 1);

function collectSpans(): Span[] {
  const spans = new Map<string, Span>();
  for (let slot = 0; slot < 300; slot += 1) {
    for (let day = 0; day < 90; day += 3) {
      const span = findSpan(`slot-${slot}`, START + day * DAY_MS, -5);
      if (span) spans.set(`${slot}|${span.generation}`, span);
    }
  }
  return [...spans.values()];
}

const spans = collectSpans();

test('postings live from five to sixty days, a few evergreen ones longer', () => {
  const days = spans.map((span) => (span.closesAtMs - span.opensAtMs) / DAY_MS);
  for (const life of days) expect(life).toBeGreaterThanOrEqual(5);
  const long = days.filter((life) => life > 60).length;
  expect(long).toBeGreaterThan(0);
  expect(long / days.length).toBeLessThan(0.05);
});

test('a span holds the instant it was found for', () => {
  const at = START + 40 * DAY_MS;
  const span = findSpan('slot-1', at, 1) ?? findSpan('slot-2', at, 1);
  expect(span).not.toBeNull();
  expect(span?.opensAtMs).toBeLessThanOrEqual(at);
  expect(span?.closesAtMs).toBeGreaterThan(at);
});

test('publishing happens during office hours of the place', () => {
  for (const span of spans) {
    const hour = new Date(span.opensAtMs - 5 * 3_600_000).getUTCHours();
    expect(hour).toBeGreaterThanOrEqual(7);
    expect(hour).toBeLessThan(18);
  }
});

test('edits and disappearances lie within the life of the posting', () => {
  const vanishing = spans.filter((span) => span.vanishes !== null);
  expect(vanishing.length).toBeGreaterThan(5);
  for (const span of spans) {
    for (const editMs of span.editsAtMs) {
      expect(editMs).toBeGreaterThan(span.opensAtMs);
      expect(editMs).toBeLessThan(span.closesAtMs);
    }
    if (!span.vanishes) continue;
    expect(isListed(span, span.vanishes.fromMs - 1)).toBe(true);
    expect(isListed(span, span.vanishes.fromMs)).toBe(false);
    expect(isListed(span, span.vanishes.toMs)).toBe(true);
  }
});

test('the latest edit of a whole board is never in the future and moves on with time', () => {
  const first = findMassEdit('board', START);
  const later = findMassEdit('board', START + 30 * DAY_MS);
  expect(first).toBeLessThanOrEqual(START);
  expect(later).toBeGreaterThan(first);
});
