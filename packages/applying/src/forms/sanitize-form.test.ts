import { LIMITS } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import type { RawField } from './raw-form.ts';
import { sanitizeForm } from './sanitize-form.ts';

function ask(given: Partial<RawField> = {}): RawField {
  return { key: 'q1', label: 'Why?', kind: 'text', group: 'questions', required: false, ...given };
}

const tame = (...fields: RawField[]) => sanitizeForm('employer', { fields });

describe('a hostile form', () => {
  test('loses all markup in labels, texts and choices', () => {
    const form = tame(
      ask({
        label: '<img src=x onerror=alert(1)><b>Name</b>\u202e',
        help: '<script>alert(2)</script><p onclick=x>Read <a href="javascript:alert(3)">this</a>.</p>',
        kind: 'single-choice',
        options: [
          { value: '1', label: '<svg/onload=alert(4)>Yes' },
          { value: '2', label: 'No\0' },
        ],
      }),
    );
    expect(form.fields[0]).toMatchObject({
      label: 'Name',
      help: 'Read this.',
      options: [
        { value: '1', label: 'Yes' },
        { value: '2', label: 'No' },
      ],
    });
    expect(JSON.stringify(form)).not.toMatch(/<|javascript|alert|\u202e/);
  });

  test('of 700 questions shows as many as the limit and says how many are left out', () => {
    const form = tame(...Array.from({ length: 700 }, (_, index) => ask({ key: `q${index}` })));
    expect(form.fields).toHaveLength(LIMITS.formFieldsMax);
    expect(form.notices.join()).toContain('500 more');
  });

  test('of too many choices shows the first and says so', () => {
    const options = Array.from({ length: 900 }, (_, index) => ({
      value: `${index}`,
      label: `Choice ${index}`,
    }));
    const form = tame(ask({ kind: 'single-choice', options }));
    expect(form.fields[0]?.options).toHaveLength(LIMITS.formOptionsMax);
    expect(form.notices).toEqual(['“Why?” shows 500 of 900 choices.']);
  });

  test('stays bounded as a whole however many choices its fields have together', () => {
    const options = Array.from({ length: 500 }, (_, index) => ({
      value: `${index}`,
      label: 'x'.repeat(900),
    }));
    const fields = Array.from({ length: 200 }, (_, index) =>
      ask({ key: `q${index}`, kind: 'single-choice', options }),
    );
    const form = tame(...fields);
    expect(form.fields.reduce((sum, field) => sum + field.options.length, 0)).toBeLessThanOrEqual(10_000);
    expect(form.notices.length).toBeLessThan(25);
  });

  test('drops fields whose name comes twice or cannot be used, and says so', () => {
    const form = tame(
      ask({ key: 'a', label: 'One' }),
      ask({ key: 'a', label: 'Two' }),
      ask({ key: '__proto__', label: 'Three' }),
      ask({ key: 'x\ny', label: 'Four' }),
      ask({ key: '', label: 'Five' }),
      ask({ key: 'y'.repeat(201), label: 'Six' }),
    );
    expect(form.fields.map((field) => field.label)).toEqual(['One']);
    expect(form.notices).toHaveLength(5);
  });

  test('leaves out hidden fields and traps for robots without a word', () => {
    const form = tame(
      ask({ key: 'latitude', hidden: true }),
      ask({ key: 'hp_4f2a', label: 'Website' }),
      ask({ key: 'extra', label: 'Leave this field blank if you are human' }),
      ask({ key: 'real' }),
    );
    expect(form.fields.map((field) => field.key)).toEqual(['real']);
    expect(form.notices).toEqual([]);
  });

  test('cuts conditions in a circle once, and keeps those that make sense', () => {
    const form = tame(
      ask({ key: 'a', shown_when: { key: 'c', values: ['x'] } }),
      ask({ key: 'b', shown_when: { key: 'a', values: ['x'] } }),
      ask({ key: 'c', shown_when: { key: 'b', values: ['x'] } }),
      ask({ key: 'd', shown_when: { key: 'd', values: ['x'] } }),
      ask({ key: 'e', shown_when: { key: 'c', values: ['x'] } }),
    );
    expect(form.fields.map((field) => field.shown_when?.key ?? null)).toEqual([null, 'a', 'b', null, 'c']);
    expect(form.notices).toHaveLength(2);
  });

  test('cuts conditions on a field or a choice that is not there', () => {
    const form = tame(
      ask({ key: 'a', kind: 'single-choice', options: [{ value: '1', label: 'Yes' }] }),
      ask({ key: 'b', shown_when: { key: 'gone', values: ['1'] } }),
      ask({ key: 'c', shown_when: { key: 'a', values: ['2'] } }),
      ask({ key: 'd', shown_when: { key: 'a', values: ['1', '2'] } }),
    );
    expect(form.fields.map((field) => field.shown_when === null)).toEqual([true, true, true, false]);
  });

  test('with a chain of a thousand conditions is read without recursion', () => {
    const fields = Array.from({ length: 1_000 }, (_, index) =>
      ask({ key: `q${index}`, shown_when: { key: `q${index + 1}`, values: ['x'] } }),
    );
    expect(tame(...fields).fields).toHaveLength(LIMITS.formFieldsMax);
  });
});

describe('an ordinary form', () => {
  test('gives yes-no questions their two choices', () => {
    expect(tame(ask({ kind: 'yes-no' })).fields[0]?.options).toEqual([
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ]);
  });

  test('asks for a text where a choice has nothing to choose from', () => {
    expect(tame(ask({ kind: 'single-choice', options: [] })).fields[0]?.kind).toBe('text');
  });

  test('keeps a group only where more than one field is in it', () => {
    const form = tame(
      ask({ key: 'resume', kind: 'file', one_of: 'resume' }),
      ask({ key: 'resume_text', one_of: 'resume' }),
      ask({ key: 'letter', one_of: 'letter' }),
    );
    expect(form.fields.map((field) => field.one_of)).toEqual(['resume', 'resume', null]);
  });

  test('places questions for contact details with the contact details', () => {
    expect(tame(ask({ key: 'question_9', label: 'LinkedIn Profile' })).fields[0]?.group).toBe('contact');
  });

  test('tamed a second time is the same', () => {
    const form = tame(ask({ label: 'A &amp; B', help: '<p>x</p>' }), ask({ key: 'q2', kind: 'yes-no' }));
    const again = tame(
      ...form.fields.map(({ key, label, help, kind, group, required, options }) =>
        ask({ key, label, help, kind, group, required, options }),
      ),
    );
    expect(again.fields).toEqual(form.fields);
  });
});
