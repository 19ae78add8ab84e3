import { expect, test } from 'vitest';
import { toLeftOutWords } from './left-out-words.ts';

test('names the characters that a PDF has not', () => {
  expect(toLeftOutWords('🎉', 'Ada Lovelace')).toBe(
    'The PDF was made without 🎉: no font of ours has this character.',
  );
  expect(toLeftOutWords('🎉한', 'Ada Lovelace')).toBe(
    'The PDF was made without 🎉 한: no font of ours has these characters.',
  );
});

test('says first that a PDF has no name on it, or only a part of one', () => {
  expect(toLeftOutWords('გიორ🎉', 'გიორგი')).toBe(
    'This PDF has no name on it: no font of ours has the letters of “გიორგი”. Please take the Word document instead. The PDF was made without გ ი ო რ 🎉: no font of ours has these characters.',
  );
  expect(toLeftOutWords('გიორ', 'Ada გიორგი')).toMatch(
    /^This PDF has only a part of the name “Ada გიორგი” on it\. Please take the Word document instead\. The PDF/,
  );
});
