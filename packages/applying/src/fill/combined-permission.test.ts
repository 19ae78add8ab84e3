import { describe, expect, test } from 'vitest';
import { toQuestionKey } from '../identity/question-key.ts';
import { fillPage } from '../page/fill-page.ts';
import { readPageForm } from '../page/read-page-form.ts';
import { asksTwoAtOnce } from '../sensitive/two-questions.ts';
import { ADA, makeFilled } from '../testing/factories.ts';

const BOTH = 'Are you authorized to work in the United States, and will you require sponsorship?';
const CHOICES = [
  'Yes, I am authorized and do not require sponsorship',
  'Yes, I am authorized but will require sponsorship',
  'No, I am not authorized',
];

function fill(
  options: string[],
  given: { asked: string; answer: string }[] = [],
  { label = BOTH, prepared = [] as ReturnType<typeof makeFilled>[] } = {},
) {
  const { fields } = readPageForm([{ key: 'q', label, kind: 'single-choice', required: true, options }]);
  const earlier = given.map(({ asked, answer }) => ({
    ...{ questionKey: toQuestionKey(asked), answer, sensitive: 'work-permission' as const },
    ...{ answeredAt: new Date('2026-11-01'), country: 'US' },
  }));
  const [field] = fillPage(fields, prepared, ADA, {
    ...{ handling: 'fill_unanswered_questions', earlier, country: 'US' },
  });
  return { value: field?.value, sensitive: field?.sensitive, left: field?.left_empty };
}

describe('one question for the permission to work and for a sponsor', () => {
  test('is the person’s where nothing was answered in these words', () => {
    const apart = [
      { asked: 'Are you authorized to work in the United States?', answer: 'Yes' },
      { asked: 'Will you require sponsorship?', answer: 'No' },
    ];
    expect(fill(CHOICES, apart)).toMatchObject({ value: null, sensitive: 'work-permission' });
    const common = 'Are you allowed to work in the country of this job, and do you need a visa sponsor?';
    expect(fill(CHOICES, [{ asked: common, answer: CHOICES[0]! }]).value).toBeNull();
  });

  test('takes an answer given to the very question where one choice says exactly that', () => {
    expect(fill(CHOICES, [{ asked: BOTH, answer: CHOICES[0]! }]).value).toBe(CHOICES[0]);
    expect(fill(CHOICES.slice(1), [{ asked: BOTH, answer: CHOICES[0]! }]).value).toBeNull();
    expect(fill(['Yes', 'No'], [{ asked: BOTH, answer: CHOICES[0]! }]).value).toBeNull();
  });

  test('takes no “Yes”, which does not say to what', () => {
    for (const options of [['Yes', 'No'], [...CHOICES, 'Yes'], []]) {
      const { value, left } = fill(options, [{ asked: BOTH, answer: 'Yes' }]);
      expect([value, left]).toEqual([
        null,
        expect.stringMatching(/^This asks two things at once/) as unknown,
      ]);
    }
  });

  test('takes nothing that was prepared for one of the two', () => {
    const typed = { kind: 'typed', detail: 'Typed by you for this job' } as const;
    const prepared = [
      makeFilled({
        ...{
          key: 'work_permission',
          label: 'Are you authorized to work here?',
          sensitive: 'work-permission',
        },
        ...{ value: 'Yes', source: typed },
      }),
    ];
    expect(fill([...CHOICES, 'Yes'], [], { prepared }).value).toBeNull();
  });
});

test.each([
  [
    true,
    'Are you legally authorized to work in Canada and do you now or in the future need visa sponsorship?',
  ],
  [true, 'Work authorization: are you eligible to work in the UK, or would you need a sponsor?'],
  [true, 'Do you need a visa, or are you allowed to work in Germany?'],
  [false, 'Are you authorized to work in the United States without sponsorship?'],
  [false, 'Are you legally authorized to work in the United States?'],
  [false, 'Will you now or in the future require sponsorship for an employment visa?'],
])('whether it asks two things at once is %s: %s', (isTwo, question) => {
  expect(asksTwoAtOnce(question)).toBe(isTwo);
});
