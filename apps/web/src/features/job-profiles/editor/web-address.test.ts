import { expect, test } from 'vitest';
import { withHttps, withoutHttps } from './web-address.ts';

test('https:// is hidden and added', () => {
  expect(withoutHttps('https://linkedin.com/in/ada')).toBe('linkedin.com/in/ada');
  expect(withHttps('linkedin.com/in/ada')).toBe('https://linkedin.com/in/ada');
});

test('a pasted address keeps its own scheme and is not given a second one', () => {
  expect(withHttps('https://ada.example')).toBe('https://ada.example');
  expect(withHttps('HTTPS://ada.example')).toBe('HTTPS://ada.example');
  expect(withHttps(' http://ada.example ')).toBe('http://ada.example');
  expect(withoutHttps('http://ada.example')).toBe('http://ada.example');
});

test('nothing entered stays nothing', () => {
  expect(withHttps('   ')).toBe('');
  expect(withoutHttps('')).toBe('');
});
