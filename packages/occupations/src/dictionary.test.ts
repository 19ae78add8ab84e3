import { readdirSync, readFileSync } from 'node:fs';
import { CATEGORIES, splitWords } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { LABEL_LANGUAGES, readLabelLine, toLabelLine } from './dictionary-file.ts';
import { openDictionary } from './dictionary.ts';

const folder = new URL('../', import.meta.url);
const listFiles = (name: string, ending: string) =>
  readdirSync(new URL(name, folder)).flatMap((file) =>
    file.endsWith(ending) ? [{ file, lines: readLines(`${name}/${file}`) }] : [],
  );
const readLines = (path: string) =>
  readFileSync(new URL(path, folder), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

test('every file of concepts is made of lines that say something', () => {
  for (const { file, lines } of listFiles('concepts', '.txt'))
    for (const line of lines)
      expect(line, file).toMatch(
        /^(?:#|[a-z0-9]+(?:-[a-z0-9]+)* \| [^|]+ \| [^|]+$|  (?:under|from|en|de|fr|nl|sv|es): \S)/,
      );
});

test('every line of a list is an occupation that there is, a language, a source and a label', () => {
  const { occupations } = openDictionary();
  const wrong = listFiles('lists', '.tsv').flatMap(({ file, lines }) =>
    lines.flatMap((line) => {
      const [id = '', language = '', source = '', label = '', ...more] = line.split('\t');
      const isRight =
        occupations.has(id) &&
        LABEL_LANGUAGES.some((known) => known === language) &&
        source !== '' &&
        label !== '' &&
        more.length === 0;
      return isRight ? [] : [`${file}: ${line}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every occupation has a name, a category and parents that there are', () => {
  const { occupations } = openDictionary();
  expect(occupations.size).toBeGreaterThan(700);
  for (const { id, label, category, line, kindOf } of occupations.values()) {
    expect(label, id).not.toBe('');
    expect(CATEGORIES, id).toContain(category);
    expect(line[0]).toBe(id);
    expect(
      [...line, ...kindOf].filter((parent) => !occupations.has(parent)),
      id,
    ).toEqual([]);
    expect(
      kindOf.filter((kind) => !line.includes(kind)),
      id,
    ).toEqual([]);
  }
});

test('every label of the built file has one to four words and one or two occupations, and is found by its own key', () => {
  const dictionary = openDictionary();
  const [, ...parts] = readFileSync(new URL('build/occupations.txt', folder), 'utf8').split('\n\n');
  const lines = parts.flatMap((part) => part.split('\n'));
  expect(lines.length).toBeGreaterThan(10_000);
  const wrong = lines.filter((line) => {
    const [key = '', ...meant] = line.split('\t');
    const words = key.split(' ').length;
    const isWhole = meant.every((text) => {
      const label = readLabelLine(text);
      return toLabelLine(label) === text && splitWords(label.text).length <= 4;
    });
    // "frontend maker" has a word more where it is written apart.
    return (
      words > 5 ||
      meant.length === 0 ||
      meant.length > 2 ||
      !isWhole ||
      dictionary.longest(key.split(' ')[0] ?? '') < words
    );
  });
  expect(wrong).toEqual([]);
  for (const line of lines.filter((_, at) => at % 997 === 0)) {
    const [key = '', ...meant] = line.split('\t');
    expect(dictionary.find(key)).toHaveLength(meant.length);
  }
});

test.each([
  [{ occupation: 3, language: 'en', text: 'night auditor' }, '3 en  night auditor'],
  [{ occupation: 0, language: 'fr', text: 'chef', isOfItsLanguage: true }, '0 fr @ chef'],
  [{ occupation: 9, language: 'en', text: 'RN', isForQueries: true, isInCapitals: true }, '9 en ?! RN'],
] as const)('%o is written as “%s”, and read back', (label, line) => {
  const whole = {
    ...{ isForQueries: false, isInCapitals: false, isOfItsLanguage: false, isEnding: false },
    ...label,
  };
  expect(toLabelLine(whole)).toBe(line);
  expect(readLabelLine(line)).toEqual(whole);
});

test('nothing begins with what is in no label', () => {
  const dictionary = openDictionary();
  expect([dictionary.find('constructor'), dictionary.longest('__proto__')]).toEqual([[], 0]);
  expect([...dictionary.findBeginning('')]).toEqual([]);
});
