import { describe, expect, test } from 'vitest';
import { ROLES } from './roles.ts';
import { SECTOR_ROLES } from './sectors.ts';

describe('the phrase banks', () => {
  test('hold at least sixty kinds of work in English', () => {
    expect([...ROLES.values()].filter((role) => role.texts.has('en')).length).toBeGreaterThanOrEqual(60);
  });

  test('every role that a sector looks for exists', () => {
    const missing = [...SECTOR_ROLES.values()].flat().filter((key) => !ROLES.has(key));
    expect(missing).toEqual([]);
  });

  test('every role has English facts: department, pay, setting and hours', () => {
    const unfit = [...ROLES.values()].filter(
      (role) =>
        !role.texts.has('en') ||
        role.department === '' ||
        !(role.pay.low > 0 && role.pay.high > role.pay.low) ||
        !['desk', 'site', 'field'].includes(role.setting) ||
        !['office', 'shifts', 'days'].includes(role.hours),
    );
    expect(unfit.map((role) => role.key)).toEqual([]);
  });

  test('every text has a title, a team, eight duties and four requirements, none of them twice', () => {
    for (const role of ROLES.values()) {
      for (const [language, text] of role.texts) {
        const name = `${role.key} (${language})`;
        expect(text.titles.length, name).toBeGreaterThan(0);
        expect(text.team, name).not.toBe('');
        expect(text.boss, name).not.toBe('');
        expect(text.duties.length, name).toBeGreaterThanOrEqual(8);
        expect(text.needs.length, name).toBeGreaterThanOrEqual(4);
        const sentences = [...text.duties, ...text.needs, ...text.pluses];
        expect(new Set(sentences).size, name).toBe(sentences.length);
      }
    }
  });

  test('every duty is a sentence', () => {
    for (const role of ROLES.values()) {
      for (const text of role.texts.values()) {
        for (const duty of text.duties) expect(duty).toMatch(/^[\p{Lu}¿"„«].{8,}[.!?]$/u);
      }
    }
  });
});
