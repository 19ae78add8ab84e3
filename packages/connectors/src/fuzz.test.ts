import fc from 'fast-check';
import { SOURCES, type Source } from '@firsthand/contracts';
import { afterAll, expect, test } from 'vitest';
import { recordings as adp } from './adp/recordings.ts';
import { recordings as bamboohr } from './bamboohr/recordings.ts';
import { recordings as breezy } from './breezy/recordings.ts';
import type { AtsFetch } from './contract.ts';
import { recordings as dover } from './dover/recordings.ts';
import { recordings as greenhouseio } from './greenhouseio/recordings.ts';
import { recordings as jobvite } from './jobvite/recordings.ts';
import { recordings as lever } from './lever/recordings.ts';
import { CONNECTORS } from './registry.ts';
import { recordings as smartrecruiters } from './smartrecruiters/recordings.ts';
import { readRecorded } from './testing/board-reader.ts';
import { findPaths, findRowPaths, replaceAt, type Path } from './testing/payload-changes.ts';
import type { ConnectorRecordings } from './recordings.ts';
import { recordings as workday } from './workday/recordings.ts';

const RECORDINGS: Readonly<Record<Source, ConnectorRecordings>> = {
  ...{ adp, bamboohr, breezy, dover, greenhouseio, jobvite, lever, smartrecruiters, workday },
};
/** Of each connector. `npm run bench -- fuzz` asks for many more. */
const PAYLOADS = Number(process.env.FUZZ_PAYLOADS ?? 60);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_124);
const HUGE = 'a b '.repeat(50_000);
const NESTED = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
const PROTOTYPE_KEYS =
  '{"__proto__":{"complete":true,"id":"evil"},"constructor":{"prototype":{"id":"evil"}},';
const BEFORE = Object.getOwnPropertyNames(Object.prototype).sort();

/** Changes an answer; `pick` says where. */
type Damage = (text: string, pick: number) => string;

const inJson =
  (listTargets: (payload: unknown) => Path[], value: (pick: number) => unknown): Damage =>
  (text, pick) => {
    const payload = parse(text);
    if (payload === undefined) return text;
    const targets = listTargets(payload);
    const target = targets[pick % Math.max(1, targets.length)];
    return target ? JSON.stringify(replaceAt(payload, target, value(pick))) : text;
  };
const anywhere = (payload: unknown) => findPaths(payload, [], 6);
const WRONG = [null, true, -1, 1e300, '', ' ', [], {}, [[]], '\ud800', '\0', 'null', '9'.repeat(40)];

/** Those of them that cannot be another sound list: whatever is missing afterwards is not gone from the board. */
const PLAIN: Record<string, Damage> = {
  cut: (text, pick) => text.slice(0, pick % Math.max(1, text.length)),
  twice: (text) => text + text,
  'an object of prototype keys': (text, pick) => {
    const opened = [...text.matchAll(/\{(?=")/g)].map(({ index }) => index);
    const at = opened[pick % Math.max(1, opened.length)];
    return at === undefined ? text : text.slice(0, at) + PROTOTYPE_KEYS + text.slice(at + 1);
  },
  'a row that is none': inJson(
    (payload) => findRowPaths(payload).filter((path) => typeof path.at(-1) === 'number' && path.length <= 2),
    (pick) => [null, 5, 'x', []][pick % 4],
  ),
  'a list that is none': inJson(
    (payload) =>
      Array.isArray(payload)
        ? [[]]
        : Object.entries(payload ?? {}).flatMap(([key, value]) =>
            Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' ? [[key]] : [],
          ),
    (pick) => [null, 5, 'x', {}][pick % 4],
  ),
};
const OTHER: Record<string, Damage> = {
  // In the address of a page's row it makes another id.
  'a control character': (text, pick) => insert(text, pick, '\u0001\0\u202e'),
  'a wrong value': inJson(anywhere, (pick) => WRONG[pick % WRONG.length]),
  'a huge text': inJson(anywhere, () => HUGE),
  'deep nesting': (text, pick) =>
    inJson(anywhere, () => '@@nested@@')(text, pick).replace('"@@nested@@"', NESTED),
  'huge text between': (text, pick) => insert(text, pick, HUGE),
};
const DAMAGES = { ...PLAIN, ...OTHER };

afterAll(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(BEFORE);
});

test.each(SOURCES)(
  '%s: damaged answers neither crash a reading nor prove that a posting is gone',
  async (source) => {
    const recordings = RECORDINGS[source];
    const { healthy, isListRequest, expectedIds } = recordings;
    const arbitrary = fc.record({
      damage: fc.constantFrom(...Object.keys(DAMAGES)),
      pick: fc.nat(),
      /** Of the answers of a reading, the one that is damaged. */
      at: fc.nat(3),
      ofList: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ damage, pick, at, ofList }) => {
        let asked = -1;
        let isBroken = false;
        const wrap =
          (fetch: AtsFetch): AtsFetch =>
          async (request) => {
            const response = await fetch(request);
            const isList = isListRequest(request);
            if (response.status !== 200 || (ofList && !isList)) return response;
            asked += 1;
            if (asked !== at) return response;
            const text = DAMAGES[damage]?.(response.text, pick) ?? '';
            isBroken = isList && parse(response.text) !== undefined && parse(text) === undefined;
            return { ...response, text };
          };
        const reading = await readRecorded(CONNECTORS[source], recordings, healthy, {
          wrap,
          unrecorded: 'not-found',
        });
        if (!reading.end?.complete) return;
        expect(isBroken).toBe(false);
        if (!(damage in PLAIN)) return;
        const seen = new Set([...reading.postings, ...reading.rejects].map(({ externalId }) => externalId));
        const missing = expectedIds.filter((id) => !seen.has(id));
        const nameless = reading.rejects.filter(({ externalId }) => externalId === null);
        expect(missing.slice(nameless.length)).toEqual([]);
      }),
      { numRuns: PAYLOADS, seed: SEED },
    );
  },
  3_600_000,
);

function insert(text: string, pick: number, piece: string): string {
  const at = pick % Math.max(1, text.length);
  return text.slice(0, at) + piece + text.slice(at);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, or not any more: what the test asks.
    return undefined;
  }
}
