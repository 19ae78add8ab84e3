import { expect, test } from 'vitest';
import { splitAtMatches, toQueryWords } from './match-words.ts';

test.each([
  ['Senior nurse', ['senior', 'nurse']],
  ['nurse -travel -"night shift"', ['nurse']],
  ['baker OR cook', ['baker', 'cook']],
  ['title:manager company:health', ['manager']],
  ['-title:manager sales', ['sales']],
  ['"registered nurse', ['registered', 'nurse']],
  ['Pflege-Kraft für Zürich', ['pflege', 'kraft', 'fur', 'zurich']],
  ['head of the sales in it', ['head', 'sales', 'it']],
  ['c++ C# .net', ['c++', 'c#', 'net']],
  ['!!! — 🎉', []],
  ['', []],
])('%s asks for %j', (query, words) => {
  expect(toQueryWords(query)).toEqual(words);
});

/** The text with its matches in brackets. */
const mark = (text: string, query: string) => {
  const parts = splitAtMatches(text, toQueryWords(query));
  expect(parts.map((part) => part.text).join('')).toBe(text);
  return parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('');
};

test.each([
  ['Night Nurses and a nurse', 'nurse', 'Night [Nurses] and a [nurse]'],
  ['Engineering Manager', 'engineer managers', '[Engineering] [Manager]'],
  ['Management', 'manage', 'Management'],
  ['Car care', 'car', '[Car] care'],
  ['Cars', 'car', 'Cars'],
  ['Ingénieur à Łódź', 'ingenieur LODZ', '[Ingénieur] à [Łódź]'],
  ['Großhandel', 'grosshandel', '[Großhandel]'],
  ['Inge\u0301nieur', 'ingénieur', '[Inge\u0301nieur]'],
  ['IT Support for it', 'it support', '[IT] [Support] for it'],
  ['C++ and C developer', 'c++', '[C++] and C developer'],
  ['Nothing here', '-nothing', 'Nothing here'],
  ['', 'nurse', ''],
])('in “%s” the query “%s” is marked as %s', (text, query, marked) => {
  expect(mark(text, query)).toBe(marked);
});
