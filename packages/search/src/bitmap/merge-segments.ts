import { ByteSink } from './byte-sink.ts';
import { Heap } from './heap.ts';
import { compareLexemes, countLexemes, LexiconWriter, toUint32Array } from './lexicon.ts';
import { readPostings, writePostings } from './postings.ts';
import { FIGURES, getPostings, makeFigures, type Segment } from './segment.ts';
import { GONE, Sorter } from './sorter.ts';

/** A segment, and which of its documents have gone (bit n of byte n / 8). */
export interface MergeInput {
  segment: Segment;
  dead: Uint8Array;
}

export interface Merged {
  segment: Segment;
  /** For each input, the new number of each of its documents; GONE for those left behind. */
  numbers: Uint32Array[];
}

/** How much is done between two steps: some milliseconds. */
const STEP = 50_000;

const isDead = (dead: Uint8Array, document: number) =>
  ((dead[document >>> 3] ?? 0) & (1 << (document & 7))) !== 0;

/**
 * Makes one segment of several, without the documents that have gone. Yields every few milliseconds, so that the caller
 * can answer in between. No id may stand in two of them.
 */
export function* mergeSegments(inputs: readonly MergeInput[]): Generator<undefined, Merged> {
  const { ids, rankAts, figures, numbers } = yield* mergeDocuments(inputs);
  const byId = yield* mergeIds(inputs, numbers, ids.length);
  const bytes = (measure: (segment: Segment) => number) =>
    inputs.reduce((sum, { segment }) => sum + measure(segment), 0);
  const lexicon = new LexiconWriter(
    new ByteSink(Math.max(0, ...inputs.map(({ segment }) => segment.lexicon.bytes.length))),
    new ByteSink(1_024),
  );
  const postings = new ByteSink(bytes((segment) => segment.postings.length) * 1.05);
  const counts = new ByteSink(1_024);
  const starts: number[] = [0];
  const largest = Math.max(0, ...inputs.map(({ segment }) => segment.ids.length));
  const sorter = new Sorter(ids.length, largest);
  let done = 0;
  for (const { first, index, holders } of walkLexemes(inputs)) {
    let count = 0;
    for (const { input, lexeme } of holders) {
      const { segment } = inputs[input] as MergeInput;
      const held = segment.counts[lexeme] ?? 0;
      readPostings(getPostings(segment, lexeme), held, sorter.read);
      count = sorter.collect(held, numbers[input] as Uint32Array, count);
      done += held + 20;
    }
    if (count > 0) {
      writePostings(sorter.sort(count, holders.length > 1), count, postings);
      lexicon.copy((inputs[first] as MergeInput).segment.lexicon, index);
      counts.writeUint32(count);
      starts.push(postings.length);
    }
    if (done > STEP) {
      done = 0;
      yield;
    }
  }
  const segment: Segment = {
    ids,
    rankAts,
    figures,
    byId,
    lexicon: lexicon.finish(),
    counts: toUint32Array(counts.finish()),
    postingStarts: Float64Array.from(starts),
    postings: postings.finish(),
  };
  return { segment, numbers };
}

function* mergeDocuments(inputs: readonly MergeInput[]) {
  const numbers = inputs.map(({ segment }) => new Uint32Array(segment.ids.length).fill(GONE));
  const capacity = inputs.reduce((sum, { segment }) => sum + segment.ids.length, 0);
  const ids = new Float64Array(capacity);
  const rankAts = new Float64Array(capacity);
  const figures = makeFigures(() => new Float64Array(capacity));
  const at = inputs.map(() => 0);
  const skipDead = (input: number) => {
    const { segment, dead } = inputs[input] as MergeInput;
    let document = at[input] ?? 0;
    while (document < segment.ids.length && isDead(dead, document)) document++;
    at[input] = document;
    return document < segment.ids.length;
  };
  const isBefore = (a: number, b: number) => {
    const left = (inputs[a] as MergeInput).segment;
    const right = (inputs[b] as MergeInput).segment;
    const difference = (left.rankAts[at[a] ?? 0] ?? 0) - (right.rankAts[at[b] ?? 0] ?? 0);
    return difference === 0 ? (left.ids[at[a] ?? 0] ?? 0) < (right.ids[at[b] ?? 0] ?? 0) : difference > 0;
  };
  const heap = new Heap(isBefore);
  for (const input of inputs.keys()) if (skipDead(input)) heap.push(input);
  let count = 0;
  for (let input = heap.first(); input !== undefined; input = heap.first()) {
    const { segment } = inputs[input] as MergeInput;
    const document = at[input] ?? 0;
    ids[count] = segment.ids[document] ?? 0;
    rankAts[count] = segment.rankAts[document] ?? 0;
    for (const name of FIGURES) figures[name][count] = segment.figures[name][document] ?? NaN;
    (numbers[input] as Uint32Array)[document] = count;
    count += 1;
    at[input] = document + 1;
    if (skipDead(input)) heap.moved();
    else heap.shift();
    if (count % (STEP / 4) === 0) yield;
  }
  return {
    ids: ids.slice(0, count),
    rankAts: rankAts.slice(0, count),
    figures: makeFigures((name) => figures[name].slice(0, count)),
    numbers,
  };
}

/** The new numbers in the order of ids. */
function* mergeIds(inputs: readonly MergeInput[], numbers: readonly Uint32Array[], count: number) {
  const at = inputs.map(() => 0);
  const ids = inputs.map(() => 0);
  const merged = new Uint32Array(count);
  let written = 0;
  const skipGone = (input: number) => {
    const { segment } = inputs[input] as MergeInput;
    const { byId } = segment;
    let place = at[input] ?? 0;
    while (place < byId.length && numbers[input]?.[byId[place] ?? 0] === GONE) place++;
    at[input] = place;
    ids[input] = segment.ids[byId[place] ?? 0] ?? 0;
    return place < byId.length;
  };
  const heap = new Heap((a, b) => (ids[a] ?? 0) < (ids[b] ?? 0));
  for (const input of inputs.keys()) if (skipGone(input)) heap.push(input);
  for (let input = heap.first(); input !== undefined; input = heap.first()) {
    const place = at[input] ?? 0;
    merged[written++] = numbers[input]?.[inputs[input]?.segment.byId[place] ?? 0] ?? 0;
    at[input] = place + 1;
    if (skipGone(input)) heap.moved();
    else heap.shift();
    if (written % (STEP / 4) === 0) yield;
  }
  return merged;
}

interface Holder {
  input: number;
  /** In that input. */
  lexeme: number;
}

/** Every lexeme once, in order, with the inputs that have it; `index` is its number in the input `first`. */
function* walkLexemes(inputs: readonly MergeInput[]) {
  const at = inputs.map(() => 0);
  const lexiconOf = (input: number) => (inputs[input] as MergeInput).segment.lexicon;
  const compare = (a: number, b: number) =>
    compareLexemes(lexiconOf(a), at[a] ?? 0, lexiconOf(b), at[b] ?? 0);
  const heap = new Heap((a, b) => compare(a, b) < 0);
  for (const input of inputs.keys()) if (countLexemes(lexiconOf(input)) > 0) heap.push(input);
  for (let first = heap.first(); first !== undefined; first = heap.first()) {
    const index = at[first] ?? 0;
    const holders: Holder[] = [];
    let next: number | undefined = first;
    while (next !== undefined) {
      const lexeme = at[next] ?? 0;
      if (compareLexemes(lexiconOf(next), lexeme, lexiconOf(first), index) !== 0) break;
      holders.push({ input: next, lexeme });
      at[next] = lexeme + 1;
      if (lexeme + 1 < countLexemes(lexiconOf(next))) heap.moved();
      else heap.shift();
      next = heap.first();
    }
    yield { first, index, holders };
  }
}
