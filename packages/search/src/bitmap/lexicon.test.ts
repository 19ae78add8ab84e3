import { expect, test } from 'vitest';
import { ByteSink } from './byte-sink.ts';
import { findLexeme, findPrefix, getLexeme, inLexiconOrder, LexiconWriter } from './lexicon.ts';

// A character beyond 0xffff stands before 0xff5e by its UTF-16 units and after it by its bytes.
const LEXEMES = [
  'b',
  'a',
  'source=lever',
  'source=dover',
  '\uff5e',
  '😀',
  'é',
  'source',
  'p=us/tx/new york/',
];

function makeLexicon() {
  const writer = new LexiconWriter(new ByteSink(0), new ByteSink(0));
  for (const lexeme of [...LEXEMES].sort(inLexiconOrder)) writer.add(lexeme);
  return writer.finish();
}

test('every lexeme is found where it stands, and no other', () => {
  const lexicon = makeLexicon();
  for (const lexeme of LEXEMES) expect(getLexeme(lexicon, findLexeme(lexicon, lexeme) ?? -1)).toBe(lexeme);
  for (const lexeme of ['', 'sourc', 'source=', 'zz', '😁'])
    expect(findLexeme(lexicon, lexeme)).toBeUndefined();
});

test('a prefix has the lexemes that begin with it', () => {
  const lexicon = makeLexicon();
  const { start, end } = findPrefix(lexicon, 'source=');
  const found = Array.from({ length: end - start }, (_, index) => getLexeme(lexicon, start + index));
  expect(found).toEqual(['source=dover', 'source=lever']);
  const none = findPrefix(lexicon, 'x=');
  expect(none.end - none.start).toBe(0);
});
