import { describe, expect, test } from 'vitest';
import { JOB, PROFILE } from '../testing/a-profile.ts';
import { checkSentence } from './check-sentence.ts';
import { toFacts } from './facts.ts';

const FACTS = toFacts(PROFILE);
const check = (text: string, ...facts: string[]) => checkSentence({ text, facts }, FACTS, JOB);

describe('a sentence that its facts bear out has no doubt', () => {
  test.each([
    ['I built 14 reports in Tableau for the finance team.', ['job-7-1']],
    [
      'As a Data Analyst at Tarn & Co since March 2021, I cut the monthly close by 3 days.',
      ['job-7', 'job-7-2'],
    ],
    ['At Hexley, I counted stock until December 2020.', ['job-8', 'job-8-1']],
    ['For the Reporting Analyst position at Quillmere, I bring SQL.', ['skill-1']],
    ['I would be glad to talk about it.', []],
  ])('%s', (text, facts) => {
    expect(check(text, ...facts)).toMatchObject({ text, doubt: null });
  });

  test('and shows the facts themselves', () => {
    expect(check('I know SQL.', 'skill-1').facts).toEqual([{ label: 'Your profile: skill', text: 'SQL' }]);
  });
});

describe('a doubt names what no fact bears out', () => {
  test.each([
    ['a number', 'I built 40 reports in Tableau.', ['job-7-1'], '“40”'],
    ['a number as a word', 'I spent five days on it with SQL.', ['skill-1'], '“five”'],
    ['a number of another fact', 'I built 3 reports in Tableau.', ['job-7-1'], '“3”'],
    ['a year', 'At Hexley since 2016, I counted stock.', ['job-8', 'job-8-1'], '“2016”'],
    ['a month', 'I came to Hexley in June 2018.', ['job-8'], '“June”'],
    ['a skill', 'I built reports with Power BI.', ['job-7-1'], '“Power BI”'],
    ['a skill in small letters', 'I know sql and python.', ['skill-1'], '“Python”'],
    ['an employer', 'I worked at Initech with SQL.', ['skill-1'], '“Initech”'],
    ['an employer at the beginning', 'Initech taught me SQL.', ['skill-1'], '“Initech”'],
    ['a claim', 'I am a certified expert in SQL.', ['skill-1'], '“certified”'],
    ['a fact that is not there', 'I know SQL.', ['skill-1', 'skill-99'], 'a fact that is not there'],
    ['no fact', 'I always deliver.', [], 'no fact of your profile'],
  ])('%s', (_what, text, facts, doubt) => {
    expect(check(text, ...facts).doubt).toContain(doubt);
  });

  test('and is one sentence for several words', () => {
    expect(check('I led 9 people in Python.', 'skill-1').doubt).toBe(
      '“9”, “led”, “Python” stand in none of the facts it names.',
    );
  });
});
