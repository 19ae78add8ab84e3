import { expect, test } from 'vitest';
import { readLooseTitle } from './title.ts';

const read = (value: unknown) => readLooseTitle('7', value, { what: 'row' });

test('a title of signs that nobody sees is none', () => {
  for (const title of [
    '',
    ' ',
    '\u200b',
    '\u00ad\u2060',
    '\ufeff \u200b',
    '&nbsp;&#8203;',
    '\0',
    null,
    undefined,
  ])
    expect(read(title), JSON.stringify(title)).toMatchObject({ reason: 'no-title' });
});

test('a title may be a number, and stands on one line', () => {
  expect(read(7)).toEqual({ title: '7' });
  expect(read(' Welder\n II ')).toEqual({ title: 'Welder II' });
  expect(read(['Welder'])).toMatchObject({ reason: 'wrong-type' });
});
