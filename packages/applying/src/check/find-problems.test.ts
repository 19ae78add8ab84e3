import { LIMITS, type FilledField } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { makeFilled, YES_NO_OPTIONS } from '../testing/factories.ts';
import { findProblems } from './find-problems.ts';

const problemsOf = (...fields: Partial<FilledField>[]) =>
  findProblems(fields.map((field, index) => makeFilled({ key: `q${index}`, ...field })));

describe('problems', () => {
  test('are none where nothing required is missing', () => {
    expect(problemsOf({ value: 'x' }, { required: false })).toEqual([]);
  });

  test('name the question that needs an answer', () => {
    expect(problemsOf({})).toEqual([
      { code: 'answer-missing', key: 'q0', message: '“Why this job?” needs an answer.', blocking: true },
    ]);
  });

  test('of a group are told once, and not at all when one of it is answered', () => {
    const group = [
      { label: 'Resume', one_of: 'resume', kind: 'file' },
      { label: 'As text', one_of: 'resume' },
    ] as const;
    expect(problemsOf(...group).map((problem) => problem.message)).toEqual([
      'One of these needs an answer: “Resume”, “As text”.',
    ]);
    expect(problemsOf(group[0], { ...group[1], value: 'My life' })).toEqual([]);
  });

  test('of a group do not hide behind an answer that is not asked for', () => {
    const hidden = { one_of: 'a', value: 'x', shown_when: { key: 'q2', values: ['1'] } };
    expect(problemsOf({ one_of: 'a' }, hidden, { required: false })).toHaveLength(1);
  });

  test('do not arise for fields that are not asked', () => {
    expect(problemsOf({ shown_when: { key: 'q1', values: ['1'] } }, { required: false })).toEqual([]);
    expect(problemsOf({ shown_when: { key: 'q1', values: ['1'] } }, { value: '1' })).toHaveLength(1);
  });

  test.each<[Partial<FilledField>, string]>([
    [{ kind: 'single-choice', options: YES_NO_OPTIONS, value: '2' }, 'not among the choices'],
    [{ kind: 'yes-no', options: YES_NO_OPTIONS, value: 'maybe' }, 'not among the choices'],
    [{ kind: 'multiple-choice', options: YES_NO_OPTIONS, value: ['1', '2'] }, 'not among the choices'],
    [{ kind: 'multiple-choice', options: YES_NO_OPTIONS, value: '1' }, 'list of choices'],
    [{ kind: 'text', value: ['a', 'b'] }, 'one answer only'],
    [{ kind: 'date', value: '31.01.2025' }, 'date such as'],
    [{ kind: 'date', value: '2025-02-30' }, 'date such as'],
    [{ kind: 'number', value: 'many' }, 'needs a number'],
    [{ kind: 'file', value: '/etc/passwd' }, 'resume or your cover letter'],
    [{ kind: 'consent', value: 'no' }, 'ticked or left empty'],
    [{ key: 'email', label: 'Email', value: 'ada at example' }, 'no e-mail address'],
    [{ label: 'E-mail', value: 'ada@example' }, 'no e-mail address'],
    [{ value: 'x'.repeat(LIMITS.answerMaxLength + 1) }, 'at most 20,000 characters'],
    [{ value: 'x'.repeat(10_000_000) }, 'at most 20,000 characters'],
  ])('tell what is wrong with %#', (field, words) => {
    const problems = problemsOf(field);
    expect(problems).toMatchObject([{ code: 'answer-invalid', blocking: true }]);
    expect(problems[0]?.message).toContain(words);
    expect(problems[0]?.message.length).toBeLessThan(300);
  });

  test.each<Partial<FilledField>>([
    { kind: 'yes-no', options: YES_NO_OPTIONS, value: '0' },
    { kind: 'multiple-choice', options: YES_NO_OPTIONS, value: ['0', '1'] },
    { kind: 'date', value: '2024-02-29' },
    { kind: 'number', value: '-3,5' },
    { kind: 'file', value: 'cover-letter' },
    { kind: 'consent', value: 'yes' },
    { key: 'email', label: 'Email', value: 'ada+jobs@example.co.uk' },
    { value: 'x'.repeat(LIMITS.answerMaxLength) },
  ])('are not seen in %#', (field) => {
    expect(problemsOf(field)).toEqual([]);
  });

  test('say that a consent the employer needs is the person’s to give', () => {
    expect(problemsOf({ kind: 'consent', label: 'I agree' })[0]?.message).toBe(
      '“I agree”: the employer does not take an application without it.',
    );
  });
});
