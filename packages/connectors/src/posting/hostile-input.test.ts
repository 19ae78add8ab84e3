import { describe, expect, test } from 'vitest';
import { findPostingFaults } from '../testing/posting-schema.ts';
import { buildPosting, type PostingDraft } from './build-posting.ts';
import { fromPayFields } from './pay.ts';

const least: PostingDraft = {
  externalId: '7',
  title: 'Welder',
  hostedUrl: 'https://jobs.example/7',
  applyUrl: 'https://jobs.example/7/apply',
};

/** Builds within ten seconds, of which a quiet machine needs less than one, and gives a sound posting. */
function build(draft: Partial<PostingDraft>) {
  const start = performance.now();
  const posting = buildPosting({ ...least, ...draft });
  expect(performance.now() - start).toBeLessThan(10_000);
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
