import { expect, test } from 'vitest';
import { readDrawn, type Row } from '../testing/read-drawn.ts';

const heading = (text: string): Row => ({ text, isBold: true, size: 14 });

function readWithFoot(foot: Row[], name = 'Cole Van Dyke'): ReturnType<typeof readDrawn> {
  return readDrawn([
    { text: name, size: 22 },
    'Weaver with an eye for the loom.',
    heading('WORK EXPERIENCE'),
    'Weaver, Harrow Mill Ltd, 2019 – 2021',
    heading('LANGUAGES'),
    'English, native speaker',
    heading('REFERENCES'),
    'Helen Park says: somebody you can rely on.',
    ...foot,
  ]);
}

test('how to reach the person, at the foot of the page', () => {
  const resume = readWithFoot(['Toledo OH', 'cole.vandyke@example.org', '(419) 555-0116']);
  expect([resume.city?.value, resume.state?.value]).toEqual(['Toledo', 'OH']);
  expect([resume.email?.value, resume.phone?.value]).toEqual(['cole.vandyke@example.org', '+14195550116']);
});

test('a mail address whose domain is called as the person is', () => {
  const resume = readWithFoot(['Bahnhofstrasse 21, 8001 Zürich', 'hello@kuhn.example.net'], 'Miriam Kuhn');
  expect(resume.city?.value).toBe('Zürich');
});

test('a referee’s town is not the person’s', () => {
  const resume = readWithFoot(['Toledo OH', 'helen.park@example.org', '(419) 555-0116']);
  expect([resume.city, resume.state]).toEqual([null, null]);
});

test.each(['matthew.loomis@example.org', 'vanessa@example.org'])(
  'letters of the name or of a sentence within %s say nothing',
  (email) => {
    expect(readWithFoot(['Toledo OH', email]).city).toBeNull();
  },
);
