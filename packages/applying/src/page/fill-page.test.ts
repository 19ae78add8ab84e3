import type { FilledField } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { toQuestionKey } from '../identity/question-key.ts';
import { ADA, makeFilled, YES_NO_OPTIONS } from '../testing/factories.ts';
import { fillPage } from './fill-page.ts';
import { readPageForm, type PageField } from './read-page-form.ts';

const typed = { kind: 'typed', detail: 'Typed by you for this job' } as const;

function fillOne(field: Partial<PageField>, prepared: FilledField[] = [], others: PageField[] = []) {
  const page = { key: 'q', label: 'Why?', kind: 'text' as const, required: true, options: [], ...field };
  const { fields } = readPageForm([page, ...others]);
  const options = { handling: 'fill_unanswered_questions' as const, earlier: [] };
  const [filled] = fillPage(fields, prepared, ADA, options);
  if (!filled) throw new Error('A field was expected');
  return filled;
}

describe('a field of the page', () => {
  test('gets what was prepared under the system’s own key, with its source', () => {
    const prepared = makeFilled({ key: 'question_7', label: 'Other words', value: 'Mine', source: typed });
    expect(fillOne({ key: 'question_7' }, [prepared])).toMatchObject({ value: 'Mine', source: typed });
  });

  test('of several choices is the same with brackets behind its key', () => {
    const options = YES_NO_OPTIONS;
    const prepared = makeFilled({
      ...{ key: 'q7[]', kind: 'multiple-choice', options, value: ['1'], source: typed },
    });
    const page = { key: 'q7', kind: 'multiple-choice' as const, options: ['No', 'Yes'] };
    expect(fillOne(page, [prepared]).value).toEqual(['Yes']);
  });

  test('gets what was prepared for the same words, or for the same part of the profile', () => {
    const why = makeFilled({ key: 'a', label: 'Why us?', value: 'Because', source: typed });
    expect(fillOne({ key: 'x', label: ' why US *' }, [why]).value).toBe('Because');
    const email = makeFilled({ key: 'b', label: 'E-mail', value: 'other@example.com', source: typed });
    expect(fillOne({ key: 'x', label: 'Email address' }, [email]).value).toBe('other@example.com');
  });

  test('shares nothing where two fields of the page read the same', () => {
    const why = makeFilled({ key: 'a', label: 'Why?', value: 'Because', source: typed });
    const other = { key: 'r', label: 'Why?', kind: 'text' as const, required: true, options: [] };
    expect(fillOne({}, [why], [other]).value).toBeNull();
  });

  test('gets the choice whose words are the same, whatever its value is elsewhere', () => {
    const prepared = makeFilled({
      ...{ key: 'q', kind: 'single-choice', options: YES_NO_OPTIONS, value: '1', source: typed },
    });
    const choice = (options: string[]) => fillOne({ kind: 'single-choice', options }, [prepared]);
    expect(choice(['No', 'Yes']).value).toBe('Yes');
    expect(choice(['1', '0'])).toMatchObject({
      value: null,
      left_empty: 'The page has other choices than what was prepared.',
    });
    // A list that was not opened is compared when it is.
    expect(choice([]).value).toBe('Yes');
  });

  test('stays empty where the person left it so, unless only the page demands it', () => {
    const emptied = makeFilled({
      key: 'x',
      label: 'City',
      required: false,
      left_empty: 'You left this empty.',
    });
    expect(fillOne({ label: 'City', required: false }, [emptied])).toMatchObject({
      value: null,
      left_empty: 'You left this empty.',
    });
    expect(fillOne({ label: 'City', required: true }, [emptied]).value).toBe('Long Beach');
  });

  test('is filled from the profile when nothing was prepared, by the rules of every form', () => {
    expect(fillOne({ key: 'name', label: 'Full name' })).toMatchObject({
      value: 'Ada Lovelace',
      source: { kind: 'profile', detail: 'Your profile: first and last name' },
    });
    expect(fillOne({ label: 'Which city would you like to work in?' }).value).toBeNull();
    expect(fillOne({ label: 'Resume', kind: 'file' }).value).toBe('resume');
  });

  test('that is sensitive takes no answer to a question that is not, and no draft', () => {
    const label = 'Are you authorized to work here?';
    const plain = makeFilled({ key: 'q', label: 'Why?', value: 'Because', source: typed });
    expect(fillOne({ label }, [plain])).toMatchObject({ value: null, sensitive: 'work-permission' });
    const permission = { key: 'q', label, sensitive: 'work-permission' as const, value: 'Yes' };
    expect(fillOne({ label }, [makeFilled({ ...permission, source: typed })]).value).toBe('Yes');
    const drafted = { kind: 'drafted', detail: 'Drafted' } as const;
    expect(fillOne({ label }, [makeFilled({ ...permission, source: drafted })]).value).toBeNull();
  });

  test('that asks for consent is never filled', () => {
    const agreed = makeFilled({ key: 'q', label: 'I agree', kind: 'consent', value: 'yes', source: typed });
    expect(fillOne({ label: 'I agree', kind: 'consent' }, [agreed]).value).toBeNull();
    expect(toQuestionKey('I agree')).toBe('i agree');
  });
});

test('traps and what cannot be named are left out', () => {
  const field = { kind: 'text' as const, required: false, options: [] };
  const { fields } = readPageForm([
    { ...field, key: 'hp_0a1b', label: 'Name' },
    { ...field, key: 'x', label: 'Please leave this field blank' },
    { ...field, key: '__proto__', label: 'Name' },
    { ...field, key: 'y', label: '<b>Name</b>' },
  ]);
  expect(fields.map(({ key, label }) => [key, label])).toEqual([['y', 'Name']]);
});
