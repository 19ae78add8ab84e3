import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AtsFetch, AtsRequest, Connector } from '../contract.ts';
import { readRecorded } from './board-reader.ts';
import {
  changeAnswers,
  DEEP,
  findPaths,
  findRowPaths,
  HOSTILE_ADDRESSES,
  mapTexts,
  replaceAt,
  XSS_PAYLOADS,
  type Path,
} from './payload-changes.ts';
import type { ConnectorRecordings } from '../recordings.ts';

/** A fixed seed keeps a passing suite passing; raise the runs or change the seed to search further. */
const SEARCH = { numRuns: 40, seed: 20_261_120 };
const HUGE_TEXT = 'a b '.repeat(256 * 1024);

/** Values that no ATS sends in that place. */
const wrongValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e300,
    '',
    ' ',
    '\ud800',
    '\u0000',
    [],
    {},
    [[]],
    HUGE_TEXT,
    DEEP,
  ),
  fc.string({ maxLength: 40 }),
  fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 }),
);

/** Payloads that are wrong or meant to harm: postings or rejects come out, nothing else. */
export function describeHostilePayloads(connector: Connector, recordings: ConnectorRecordings): void {
  const { healthy, isListRequest, isDetailRequest } = recordings;

  test('a wrong type, a deep nesting or a huge text in a row is a posting or a reject, never a crash', async () => {
    await expectNeverACrash(connector, recordings, { isChanged: isListRequest, findTargets: findRowPaths });
  });

  if (isDetailRequest) {
    test('a wrong type, a deep nesting or a huge text in a detail is a posting or a reject, never a crash', async () => {
      await expectNeverACrash(connector, recordings, {
        isChanged: isDetailRequest,
        findTargets: (payload) => findPaths(payload, [], 5),
      });
    });
  }

  describe.each(XSS_PAYLOADS)('with %j in every text', (payload) => {
    test('the postings come out inert', async () => {
      const reading = await readRecorded(connector, recordings, healthy, {
        wrap: (fetch) => changeAnswers(fetch, () => true, toInjection(payload)),
        unrecorded: 'not-found',
      });
      expect(reading.error).toBeNull();
      expect(reading.postings.length).toBeGreaterThan(0);
    });
  });

  test.each(HOSTILE_ADDRESSES)('with %j for every address, no posting leads there', async (address) => {
    const reading = await readRecorded(connector, recordings, healthy, {
      wrap: (fetch) => changeAnswers(fetch, () => true, toRedirection(address)),
      unrecorded: 'not-found',
    });
    const targets = reading.postings.flatMap((posting) => [posting.hostedUrl, posting.applyUrl]);
    expect(targets.filter((target) => new URL(target).hostname.endsWith('evil.example'))).toEqual([]);
  });

  test('with addresses of somebody else in every answer, nothing is asked there', async () => {
    const asked: string[] = [];
    await readRecorded(connector, recordings, healthy, {
      wrap: (fetch) => {
        const changed = changeAnswers(fetch, () => true, toRedirection('https://evil.example/jobs/1'));
        return (request) => {
          asked.push(new URL(request.url).hostname);
          return changed(request);
        };
      },
      unrecorded: 'not-found',
    });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).not.toContain('evil.example');
  });
}

async function expectNeverACrash(
  connector: Connector,
  recordings: ConnectorRecordings,
  options: { isChanged: (request: AtsRequest) => boolean; findTargets: (payload: unknown) => Path[] },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.nat(), wrongValue, async (pick, value) => {
      const wrap = (fetch: AtsFetch): AtsFetch =>
        changeAnswers(fetch, options.isChanged, {
          json(payload) {
            const targets = options.findTargets(payload);
            const target = targets[pick % Math.max(1, targets.length)];
            return target ? replaceAt(payload, target, value) : payload;
          },
          text: (text) => cutOrStretch(text, pick),
        });
      const reading = await readRecorded(connector, recordings, recordings.healthy, {
        wrap,
        unrecorded: 'not-found',
      });
      expect(reading.end).not.toBeNull();
    }),
    SEARCH,
  );
}

/** For pages and feeds: a piece goes missing or a huge one comes in. */
function cutOrStretch(text: string, pick: number): string {
  const at = pick % Math.max(1, text.length);
  return pick % 2 === 0
    ? text.slice(0, at) + text.slice(at + 40)
    : text.slice(0, at) + HUGE_TEXT + text.slice(at);
}

/** Payloads go to the end of every text that people read, as they are and escaped. */
function toInjection(payload: string): Parameters<typeof changeAnswers>[2] {
  const injected = `${payload} ${escapeHtml(payload)}`;
  return {
    json: (value) => mapTexts(value, (text, key) => (isProse(text, key) ? `${text} ${injected}` : text)),
    text: (text) => text.replace(/<\/(p|li|h1|h2|td)>/g, (end) => `${injected}${end}`),
  };
}

function isProse(text: string, key: string): boolean {
  if (/^[a-z]+:\/\//i.test(text) || /^\d[\d:.TZ+-]*$/.test(text)) return false;
  return /\s|<|&lt;/.test(text) || /title|name|text|description|content|location|city/i.test(key);
}

function toRedirection(address: string): Parameters<typeof changeAnswers>[2] {
  return {
    json: (value) => mapTexts(value, (text) => (/^https?:\/\//i.test(text) ? address : text)),
    text: (text) => text.replace(/https?:\/\/[^"'<>\s]+/g, address),
  };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
