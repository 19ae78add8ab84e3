import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { describeBrowser } from '../../browser.ts';
import { bundleEngine, bundlePage } from './bundle.ts';

interface Seen {
  key: string;
  label: string;
  kind: string;
  section: string | null;
  required: boolean;
  isUnread: boolean;
  value: string | string[] | null;
}
interface Bed {
  /** Whose form it is. */
  host: string;
  /** A style sheet of the library, without which nothing is hidden. */
  style?: string;
  /** What is wanted, by the label of the field. */
  wanted: Record<string, string | string[]>;
  /** What the framework itself then holds. */
  state: unknown;
  /** Fields that are shown and get nothing. */
  left?: string[];
}

const PHONE = '+13035550147';
const PLACE = 'Denver, Colorado, United States';

const BEDS: Record<string, Bed> = {
  'react-select': {
    host: 'job-boards.greenhouse.io',
    wanted: {
      ...{ 'First Name': 'Ada', Country: 'United States', 'Location (City)': PLACE },
      ...{ 'Which languages do you speak?': ['English', 'Dutch'], 'Which shift suits you?': 'Nights' },
    },
    state: {
      ...{ first_name: 'Ada', country: 'United States +1', place: PLACE },
      ...{ languages: ['English', 'Dutch'], shift: 'Nights' },
    },
  },
  select2: {
    host: 'jobs.jobvite.com',
    style: 'select2/dist/css/select2.css',
    wanted: {
      ...{ 'First Name': 'Ada', State: 'Colorado', Languages: ['English', 'Dutch'] },
      'School you attended': 'Trinity College',
    },
    state: {
      ...{ first: 'Ada', state: 'Colorado', langs: ['English', 'Dutch'], school: 'Trinity College' },
      ...{ shown: 'Colorado', heard: ['state', 'langs', 'school'] },
    },
  },
  angular: {
    host: 'acme.breezy.hr',
    wanted: {
      ...{ 'Full name': 'Ada King', Email: 'ada@mail.example', Phone: PHONE, Country: 'United States' },
      ...{ 'When could you start?': '2027-01-04', 'Is a car at hand?': 'Yes' },
    },
    state: {
      ...{ name: 'Ada King', email: 'ada@mail.example', phone: PHONE, country: 'United States' },
      ...{ start: 'Mon Jan 04 2027', car: 'Yes', isValid: true },
    },
  },
  'intl-tel-input': {
    host: 'job-boards.greenhouse.io',
    style: 'intl-tel-input/dist/css/intlTelInput.css',
    wanted: { Phone: PHONE, 'Mobile phone': PHONE, 'Home phone': PHONE },
    state: { phone: [PHONE, true], apart: [PHONE, true], whole: [PHONE, true] },
    // The library takes the country from the number.
    left: ['Phone (country)', 'Mobile phone (country)', 'Home phone (country)'],
  },
  'material-ui': {
    host: 'app.dover.com',
    wanted: {
      ...{ 'First name': 'Ada', Province: 'Ontario', Location: 'Denver, CO, United States' },
      ...{ 'Would you work remotely?': 'No', 'Cover letter': 'Dear all,\nengines.' },
    },
    state: {
      ...{ first: 'Ada', province: 'Ontario', place: 'Denver, CO, United States' },
      ...{ remote: 'No', letter: 'Dear all,\nengines.' },
    },
  },
  'shadow-roots': {
    host: 'jobs.smartrecruiters.com',
    wanted: { 'First name': 'Ada', City: PLACE, 'Why engines?': 'They are patient.' },
    state: { first: 'Ada', place: 'Denver, CO, US', why: 'They are patient.' },
  },
};

describeBrowser('In forms made with the frameworks that the systems use the extension', (openPage) => {
  let engine = '';
  beforeAll(async () => {
    engine = await bundleEngine();
  });

  async function open(name: string, { host, style }: Bed) {
    const page = await openPage();
    await page.setContent('<!doctype html><html lang="en"><title>Form</title><body><div id="root"></div>');
    if (style) await page.addStyleTag({ path: createRequire(import.meta.url).resolve(style) });
    await page.addScriptTag({ content: await bundlePage(name) });
    await page.locator('#root form, #root oc-oneclick-form').waitFor();
    await page.addScriptTag({ content: engine });
    const run = <Answer>(code: string) =>
      page.evaluate<Answer>(
        `(async () => { const system = engine.findSystem('${host}'); return ${code}; })()`,
      );
    const look = () => run<{ fields: Seen[]; isWhole: boolean }>('engine.lookAtPage(system)');
    const fill = async (wanted: Bed['wanted']) => {
      const { fields } = await look();
      const items = fields.flatMap(({ key, label, kind, section }) =>
        Object.hasOwn(wanted, label)
          ? [{ key, label, kind, section, value: wanted[label], detail: '', isSensitive: false, file: null }]
          : [],
      );
      const results = await run<{ label: string; outcome: string }[]>(
        `engine.fillFields(${JSON.stringify(items)}, system)`,
      );
      return Object.fromEntries(results.map(({ label, outcome }) => [label, outcome]));
    };
    return { page, look, fill };
  }

  test.each(Object.entries(BEDS))(
    'fills %s, and what it wrote is what the framework holds',
    async (name, bed) => {
      const { page, look, fill } = await open(name, bed);
      const { fields, isWhole } = await look();
      const asked = [...Object.keys(bed.wanted), ...(bed.left ?? [])].sort();
      expect(fields.map(({ label }) => label).sort()).toEqual(asked);
      expect([isWhole, fields.filter(({ isUnread }) => isUnread)]).toEqual([true, []]);
      const outcomes = Object.keys(bed.wanted).map((label) => [label, 'filled']);
      expect(await fill(bed.wanted)).toEqual(Object.fromEntries(outcomes));
      expect(await page.evaluate('({ state: window.state, sent: window.sent ?? false })')).toEqual({
        ...{ state: bed.state, sent: false },
      });
    },
  );

  test('takes no row that reads otherwise, and leaves nothing half typed', async () => {
    for (const [name, label] of [
      ['react-select', 'Location (City)'],
      ['select2', 'School you attended'],
      ['material-ui', 'Location'],
      ['shadow-roots', 'City'],
    ] as const) {
      const { page, look, fill } = await open(name, BEDS[name]!);
      const before = await page.evaluate('JSON.stringify(window.state)');
      expect(await fill({ [label]: 'Denver, Nowhere' }), name).toEqual({ [label]: 'no-such-choice' });
      expect(await page.evaluate('JSON.stringify(window.state)'), name).toBe(before);
      const field = (await look()).fields.find((one) => one.label === label);
      expect(field?.value, name).toBeNull();
      expect(await page.locator('[role=option]:visible').count(), name).toBe(0);
    }
  });

  test('fills the state that AngularJS draws once its country is chosen', async () => {
    const { look, fill, page } = await open('angular', BEDS['angular']!);
    await fill({ Country: 'United States' });
    expect((await look()).fields.map(({ label }) => label)).toContain('State');
    expect(await fill({ State: 'CO' })).toEqual({ State: 'filled' });
    expect(await page.evaluate('window.state.state')).toBe('Colorado');
  });

  test('tells which of their fields are required', async () => {
    const required = async (name: string) => {
      const { look } = await open(name, BEDS[name]!);
      return (await look()).fields.filter((field) => field.required).map(({ label }) => label);
    };
    expect(await required('react-select')).toEqual(['First Name', 'Country']);
    expect(await required('select2')).toEqual(['First Name', 'State']);
    expect(await required('angular')).toEqual(['Full name']);
    expect(await required('intl-tel-input')).toEqual(['Phone']);
    expect(await required('material-ui')).toEqual(['First name']);
    expect(await required('shadow-roots')).toEqual(['First name']);
  });
});
