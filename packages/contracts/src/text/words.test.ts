import { describe, expect, test } from 'vitest';
import { splitQueryWords, splitWords } from './words.ts';

describe('splitWords', () => {
  test.each([
    ['Senior C++ / C# Engineer (F#)', ['senior', 'cplusplus', 'csharp', 'engineer', 'fsharp']],
    ['.NET and ASP.NET, VB.net', ['dotnet', 'and', 'asp', 'dotnet', 'vb', 'dotnet']],
    ['Node.js, node.JS', ['nodejs', 'nodejs']],
    ['planet.network internet.net', ['planet', 'network', 'internet', 'net']],
    ["Women's Health; the nurse’s role", ['women', 'health', 'the', 'nurse', 'role']],
    ["l'ingénieur Straße Łódź", ['l', 'ingenieur', 'strasse', 'lodz']],
    ['401(k) R&D 24/7 e-mail', ['401', 'k', 'r&d', '24', '7', 'e', 'mail']],
    ['M & A, FP&A, AT&T, Sales & Marketing', ['m&a', 'fp&a', 'at&t', 'sales', 'marketing']],
    ['A/V (m/w/d) and/or C/C++', ['a/v', 'm/w/d', 'and', 'or', 'c', 'cplusplus']],
    ['C.N.A. and V.P. of U.S. jobs. It ended.', ['cna', 'and', 'vp', 'of', 'us', 'jobs', 'it', 'ended']],
    ['日本 エンジニア2名', ['日本', 'エン', 'ンシ', 'シニ', 'ニア', '2', '名']],
    ['소프트웨어 엔지니어', ['소프트웨어', '엔지니어'].map((word) => word.normalize('NFKD'))],
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
    expect(splitQueryWords('i.t. support')).toEqual(['informationtechnology', 'support']);
    expect(splitWords('I.T. Support')).toEqual(['informationtechnology', 'support']);
  });

  test('cuts words that nobody types', () => {
    expect(splitWords('x'.repeat(5_000))).toEqual(['x'.repeat(60)]);
  });
});
