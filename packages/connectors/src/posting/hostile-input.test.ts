import { describe, expect, test } from 'vitest';
import { findPostingFaults } from '../testing/posting-schema.ts';
import { buildPosting, type PostingDraft } from './build-posting.ts';
import { findTargetEarnings } from './money/target-earnings.ts';
import { fromPayFields } from './pay.ts';
import { parsePlace } from './places.ts';

const least: PostingDraft = {
  externalId: '7',
  title: 'Welder',
  hostedUrl: 'https://jobs.example/7',
  applyUrl: 'https://jobs.example/7/apply',
};

/** Builds within ten seconds of processor time, of which it needs less than one, and gives a sound posting. */
function build(draft: Partial<PostingDraft>) {
  const start = process.cpuUsage();
  const posting = buildPosting({ ...least, ...draft });
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
  expect(findPostingFaults(posting)).toEqual([]);
  return posting;
}

describe('a posting with input nobody expects', () => {
  test('is kept when its fields contradict each other, and what they contradict is unknown or the field’s', () => {
    const posting = build({
      title: 'Full-time / Part-time Welder',
      workMode: 'on_site',
      placeTexts: ['Remote', 'Hybrid', 'Hull, UK'],
      html: '<p>This is a remote position.</p><p>This role is hybrid.</p><p>Salary: £30,000. Salary: €90.</p>',
      pay: fromPayFields({ min: 90_000, max: 30, currency: 'GBP', period: 'HOURLY' }),
      payText: 'from $0 to 0',
      language: 'xx-nonsense-!',
    });
    expect(posting).toMatchObject({ workMode: 'on_site', employmentType: null });
    expect(posting.pay?.period).not.toBe('hour');
    const open = build({ html: '<p>This is a remote position.</p><p>This role is hybrid.</p>' });
    expect(open.workMode).toBeNull();
  });

  test('is kept with five hundred places', () => {
    const placeTexts = Array.from({ length: 500 }, (_, index) => `Town ${index}, TX`);
    expect(build({ placeTexts }).places.length).toBeGreaterThan(0);
    expect(build({ placeTexts: [placeTexts.join('; ')] }).title).toBe('Welder');
  });

  test('is kept with the first of endless places', () => {
    const texts = Array.from(
      { length: 3_000 },
      (_, index) => `${index} Main Street, Springfield, IL 6${1_000 + index}`,
    );
    const places = texts.map((text) => ({ text, city: null, state: null, postalCode: null, country: 'US' }));
    expect(build({ places }).places).toEqual(places.slice(0, 500));
    expect(build({ placeTexts: texts }).places.length).toBeLessThanOrEqual(500);
    expect(build({ placeTexts: [texts.join('; ')] }).places.length).toBeLessThanOrEqual(500);
  });

  test('has no name or place without an end', () => {
    const long = 'x'.repeat(200_000);
    const place = { text: long, city: null, state: null, postalCode: null, country: 'US' };
    const posting = build({ title: long, company: long, department: long, reference: long, places: [place] });
    expect(posting.title).toHaveLength(300);
    const { company, department, reference, places } = posting;
    for (const name of [company, department, reference]) expect(name).toHaveLength(200);
    expect(places.map(({ text }) => text.length)).toEqual([300]);
  });

  test.each([
    ' ',
    ',',
    ';',
    '-',
    '–',
    '/',
    '|',
    '&',
    '.',
    '@',
    '#',
    '(',
    ')',
    '(]',
    'T',
    '9',
    ' -',
    ', ',
    '\n ',
    'X, ',
    ' and ',
  ])('is read in bounded time: 200,000 characters of "%s" in each field', (run) => {
    const long = run.repeat(Math.ceil(200_000 / run.length));
    for (const text of [long, `Hull${long}UK`])
      build({
        ...{ title: `Welder${text}`, company: text, department: text, reference: text, language: text },
        ...{ placeTexts: [text, text], workModeTexts: [text], employmentTypeText: text, payText: text },
        ...{ categoryText: text, functionText: text, html: `<p>${text} $120,000 OTE${text}</p>` },
      });
    expect(
      parsePlace(long, { city: long, state: long, country: long, postalCode: long })?.text ?? '',
    ).not.toMatch(/^.{301}/u);
    expect(findTargetEarnings(`On-target earnings: $120,000 - $140,000 ${long}`)?.amount).toContain(
      '$120,000',
    );
  });

  test.each([0, 1, -5, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '', '0.00', '1e9', '9'.repeat(400)])(
    'has no pay of %s',
    (amount) => {
      for (const period of ['YEARLY', 'MONTHLY', null])
        expect(
          build({ pay: fromPayFields({ min: amount, max: amount, currency: 'USD', period }) }).pay,
        ).toBeNull();
      for (const text of [`$${amount}`, `Salary: $${amount} per year`])
        expect(build({ payText: text, html: `<p>${text}</p>` }).pay?.max ?? 0).toBeLessThan(1e9);
    },
  );

  test('has no currency that is gone', () => {
    for (const currency of ['DEM', 'FRF', 'ITL', 'HRK', 'XXX', 'ZZZ', '', '€'])
      expect(
        build({ pay: fromPayFields({ min: 50_000, currency, period: 'YEARLY' }) }).pay?.currency,
      ).toBeNull();
  });

  test.each([
    ['words', '<p>This role is remote, the salary is $20 to $30 per hour and you will weld. </p>'],
    ['one line', 'salary $1 - $2 OTE base commission remote hybrid office two days a week in our '],
    ['amounts', '<li>$50,000 - $60,000 / £40,000 / €45,000 per year</li>'],
    ['labels', '<p>Work style: Hybrid or remote or on-site</p>'],
    ['marks', '#LI-Remote #LI-Hybrid '],
    ['blocks', '<div>a<p></p>'],
    ['signs without width', '\u200b\u00ad'],
    ['right to left', '<p>משכורת של ‏₪20,000 לחודש \u202e remote</p>'],
    ['vertical script', '<p>ᠮᠣᠩᠭᠣᠯ 給与は年俸五百万円、勤務地は東京です。</p>'],
  ])('is read in bounded time: a megabyte of %s', (_what, piece) => {
    build({ html: piece.repeat(Math.ceil(1_000_000 / piece.length)) });
  });

  test('has its language in scripts of every direction', () => {
    const hebrew = 'תהיה אחראי על התקנה ותחזוקה של ציוד אצל הלקוחות שלנו בכל רחבי הארץ ועל תיעוד התקלות.';
    expect(build({ title: 'חשמלאי', html: `<p dir="rtl">${hebrew}</p>` }).language).toBe('he');
    const vertical = '設備の設置と保守を担当し、現場のチームと協力して作業計画を作成していただきます。';
    expect(
      build({ title: '技術者', html: `<p style="writing-mode:vertical-rl">${vertical}</p>` }).language,
    ).toBe('ja');
  });
});
