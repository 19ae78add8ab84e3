import { expect, test } from 'vitest';
import { toLackingWords } from './lacking-words.ts';

const line = (text: string, under?: string) => ({ text, ...(under === undefined ? {} : { under }) });

test('names what the person’s own resume has and a made one will not, each once', () => {
  const leftOver = [
    line('MSc, Leeds', 'EDUCATION:'),
    line('BSc, Hull', 'Education'),
    line('German', 'Languages'),
  ];
  expect(toLackingWords([...leftOver, line('12 km')])).toBe(
    'Your own resume also has: Education, Languages. This one will not.',
  );
});

test('counts lines where no heading is known, and says nothing where nothing is missing', () => {
  expect(toLackingWords([line('a'), line('b')])).toBe(
    'Your own resume also has 2 lines that this one will not.',
  );
  expect(toLackingWords([])).toBeNull();
});

test('does not name headings without end', () => {
  const many = Array.from({ length: 11 }, (_, index) => line('x', `Part ${index}`));
  expect(toLackingWords(many)).toMatch(/Part 7 and 3 more\. This one will not\.$/);
});
