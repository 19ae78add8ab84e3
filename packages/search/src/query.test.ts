import { expect, test } from 'vitest';
import { parseQuery, type TermGroup } from './query.ts';

/** The terms of a query without operators. */
const termsOf = (text: string) => {
  const parsed = parseQuery(text);
  if (parsed.kind !== 'terms') return parsed.kind;
  expect(parsed.excluded).toEqual([]);
  return parsed.clauses.map((clause) => {
    expect(clause).toEqual([{ field: null, terms: [expect.anything()] }]);
    return clause[0]?.terms[0];
  });
};

/** `[a|b] [title:c] -d`, each group with a space between its terms. */
const shapeOf = (text: string, prefix = false) => {
  const parsed = parseQuery(text, { prefix });
  if (parsed.kind !== 'terms') return parsed.kind;
  const name = ({ terms, field }: TermGroup) =>
    (field === null ? '' : `${field}:`) +
    terms.map((term) => term.map((stems) => stems.join('+')).join('/')).join(' ');
  return [
    ...parsed.clauses.map((clause) => `[${clause.map(name).join('|')}]`),
    ...parsed.excluded.map((group) => `-${name(group)}`),
  ].join(' ');
};

test('each word is a term, once, without stop words', () => {
  expect(termsOf('Nurses in the nurses home')).toEqual([[['nurse']], [['home']]]);
});

test('a spelling with a synonym stands for all spellings', () => {
  const nurse = [['rn'], ['regist', 'nurse']];
  expect(termsOf('RN')).toEqual([nurse]);
  expect(termsOf('senior registered nurse')).toEqual([[['sr'], ['senior'], ['snr']], nurse]);
  expect(termsOf('rn registered nurse')).toEqual([nurse]);
  expect(termsOf('registered dietitian')).toEqual([[['regist']], [['dietitian']]]);
});

test('the longest spelling that fits is the one meant', () => {
  expect(termsOf('software development engineer')).toEqual([[['sde'], ['softwar', 'develop', 'engin']]]);
});

test('a query of stop words alone is searched by them', () => {
  expect(termsOf('The Who')).toEqual([[['the']], [['who']]]);
});

test('nothing typed finds everything, signs alone find nothing', () => {
  expect(termsOf('')).toBe('everything');
  expect(termsOf(' \n ')).toBe('everything');
  expect(termsOf('!!! — 🎉')).toBe('nothing');
});

test.each([
  ['nurse -travel', '[nurse] -travel'],
  ['-travel', '-travel'],
  ['nurse - travel', '[nurse] [travel]'],
  ['full-time e-mail', '[full/fulltim] [time/fulltim] [e/email] [mail/email]'],
  ['-full-time', '-full/fulltim time/fulltim'],
  ['baker OR cook', '[baker|cook]'],
  ['baker OR cook OR chef paris', '[baker|cook|chef] [pari]'],
  ['baker or cook', '[baker] [cook]'],
  ['OR baker', '[baker]'],
  ['Portland OR', '[portland]'],
  ['baker OR -cook', '[baker] -cook'],
  ['baker OR OR cook', '[baker] [cook]'],
  ['title:manager sales', '[title:mgr/manager] [sale]'],
  ['TITLE:manager company:acme', '[title:mgr/manager] [company:acm]'],
  ['-company:acme manager', '[mgr/manager] -company:acm'],
  ['title: manager', '[titl] [mgr/manager]'],
  ['title:nurse OR company:clinic', '[title:nurse|company:clinic]'],
  ['"registered nurse" OR title:"night shift"', '[regist nurse|title:night shift]'],
  ['cook "the night shift" -"day off"', '[cook] [the night+night shift] -day off'],
  ['"rn"', '[rn/regist+nurse]'],
  ['"night shift', '[night/nightshift] [shift/nightshift]'],
  ['c++ OR .net -c#', '[cplusplus|dotnet] -csharp'],
  ['-the nurse', '[nurse]'],
  ['--', 'nothing'],
  ['-!!!', 'nothing'],
  ['""', 'nothing'],
  ['OR', '[or]'],
])('%s is read as %s', (typed, shape) => expect(shapeOf(typed)).toBe(shape));

test('however many operators are typed, it is read', () => {
  for (const piece of ['-', '"', 'title:', 'OR ', '-"', 'a OR ', 'company:"x" ', '- ', '\u0000'])
    expect(shapeOf(piece.repeat(5_000))).toBeDefined();
});

test.each([
  ['registered nur', '[regist] [nur/nur*]'],
  ['registered nurse', '[rn/regist+nurse/nurse*]'],
  ['nurse ', '[nurse]'],
  ['baker OR coo', '[baker|coo/chief+oper+offic/coo*]'],
  ['title:man', '[title:man/man*]'],
  ['nurse in', '[nurse]'],
  ['the', '[the/the*]'],
  ['nurse nurse', '[nurse]'],
  ['nurse -tra', '[nurse] -tra'],
  ['"night shift"', '[night shift]'],
  ['"night shi', '[night/nightshi] [shi/nightshi/shi*]'],
  ['c++', '[cplusplus/cplusplus*]'],
])('%s, while it is typed, is read as %s', (typed, shape) => expect(shapeOf(typed, true)).toBe(shape));
