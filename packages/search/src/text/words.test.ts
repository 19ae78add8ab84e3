import { describe, expect, test } from 'vitest';
import { stem } from './stem.ts';
import { splitQueryWords, splitWords } from './words.ts';

describe('splitWords', () => {
  test.each([
    ['Senior C++ / C# Engineer (F#)', ['senior', 'cplusplus', 'csharp', 'engineer', 'fsharp']],
    ['.NET and ASP.NET, VB.net', ['dotnet', 'and', 'asp', 'dotnet', 'vb', 'dotnet']],
    ['Node.js, node.JS', ['nodejs', 'nodejs']],
    ['planet.network internet.net', ['planet', 'network', 'internet', 'net']],
    ["Women's Health; the nurse’s role", ['women', 'health', 'the', 'nurse', 'role']],
    ["l'ingénieur Straße Łódź", ['l', 'ingenieur', 'strasse', 'lodz']],
    ['401(k) R&D 24/7 e-mail', ['401', 'k', 'r', 'd', '24', '7', 'e', 'mail']],
    ['日本語 エンジニア', ['日本語', 'エンシニア']],
    ['', []],
    ['— !!! 🎉', []],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  test('tells the trade from the pronoun by its capitals', () => {
    expect(splitWords('IT Support: it helps')).toEqual(['informationtechnology', 'support', 'it', 'helps']);
    expect(splitWords("AUDIT ITS IT's")).toEqual(['audit', 'its', 'it']);
  });

  test('takes "it" in a query for the trade', () => {
    expect(splitQueryWords('it support')).toEqual(['informationtechnology', 'support']);
  });

  test('cuts words that nobody types', () => {
    expect(splitWords('x'.repeat(5_000))).toEqual(['x'.repeat(60)]);
  });
});

test('stem joins the forms of an English word and leaves other words alone', () => {
  expect(['nurses', 'nursing', 'engineering', 'engineer', 'k8s', 'инженеры'].map(stem)).toEqual([
    'nurs',
    'nurs',
    'engin',
    'engin',
    'k8s',
    'инженеры',
  ]);
  expect(['constructor', '__proto__', ''].map(stem)).toEqual(['constructor', '__proto__', '']);
});

test('stem gives the same answer after any number of other words', () => {
  const before = stem('responsibilities');
  for (let n = 0; n < 250_000; n++) stem(`w${n}`);
  expect(stem('responsibilities')).toBe(before);
});
