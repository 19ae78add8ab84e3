import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { describeBrowser } from '../../browser.ts';
import { PAGES, type StrangePage } from './pages.ts';

const ENGINE = join(import.meta.dirname, '../../../../apps/extension/src/testing/engine.ts');

interface Seen {
  key: string;
  label: string;
  kind: string;
  required: boolean;
  options: string[];
  section: string | null;
  isUnread: boolean;
  value: string | null;
}
interface View {
  fields: Seen[];
  beyond: number;
  isWhole: boolean;
}

describeBrowser('On pages rebuilt from strangers’ forms the extension', (openPage) => {
  let script = '';
  beforeAll(async () => {
    const { output } = await build({
      ...{
        input: ENGINE,
        platform: 'browser',
        write: false,
        logLevel: 'warn',
      },
      output: { format: 'iife', name: 'engine' },
    });
    script = output[0].code;
  });

  async function open(strange: StrangePage) {
    const page = await openPage();
    const { html, script: behaviour = '' } = strange;
    await page.setContent(`<!doctype html><title>Form</title><body>${html}<script>${behaviour}</script>`);
    await page.addScriptTag({ content: script });
    const run = <Answer>(code: string) =>
      page.evaluate<Answer>(
        `(async () => { const system = engine.findSystem('${strange.host}'); return ${code}; })()`,
      );
    const look = () => run<View>('engine.lookAtPage(system)');
    const fill = async (values: Record<string, string>) => {
      const { fields } = await look();
      const items = Object.entries(values).map(([key, value]) => {
        const field = fields.find((one) => one.key === key);
        return {
          key,
          label: field?.label,
          kind: field?.kind,
          value,
          detail: '',
          isSensitive: false,
          file: null,
        };
      });
      const results = await run<{ key: string; outcome: string }[]>(
        `engine.fillFields(${JSON.stringify(items)}, system)`,
      );
      return Object.fromEntries(results.map(({ key, outcome }) => [key, outcome]));
    };
    return { page, run, look, fill };
  }

  const valueOf = (page: Page, selector: string) => page.locator(selector).inputValue();

  test('sees BambooHR’s boxes for files by the text before them, and lists that Material UI draws', async () => {
    const { page, look, fill } = await open(PAGES.bamboohr);
    const { fields, isWhole } = await look();
    expect(fields.map(({ key, label, kind, required }) => [key, label, kind, required])).toEqual([
      ['firstName', 'First Name', 'text', true],
      ['state', 'Province', 'single-choice', false],
      ['genderId', 'Gender', 'single-choice', false],
      ['resumeFileId', 'Resume', 'file', true],
      ['coverLetterFileId', 'Cover Letter', 'file', false],
    ]);
    expect(isWhole).toBe(true);
    expect(await fill({ state: 'Ontario', genderId: 'Male' })).toEqual({
      state: 'filled',
      genderId: 'filled',
    });
    expect(await valueOf(page, '[name=state]')).toBe('Ontario');
    expect(await page.locator('[role=option]').count()).toBe(0);
  });

  test('sets lists of Greenhouse’s old board that are clipped behind drawn ones, and sees its resume', async () => {
    const { page, look, fill } = await open(PAGES.oldGreenhouse);
    expect(
      (await look()).fields.map(({ key, kind, required, options }) => [key, kind, required, options]),
    ).toEqual([
      ['first_name', 'text', true, []],
      ['auth', 'single-choice', true, ['Yes', 'No']],
      ['state', 'single-choice', true, ['Colorado', 'Texas']],
      ['resume', 'file', true, []],
    ]);
    expect(await fill({ auth: 'Yes', state: 'CO' })).toEqual({ auth: 'filled', state: 'filled' });
    expect(await valueOf(page, '#auth')).toBe('1');
    expect(await page.locator('#s2id_state .select2-chosen').textContent()).toBe('Colorado');
  });

  test('calls each of Greenhouse’s boxes for files by its own name', async () => {
    const { look } = await open(PAGES.newGreenhouse);
    const { fields } = await look();
    expect(fields.map(({ label, required }) => [label, required])).toEqual([
      ['Resume/CV', true],
      ['Cover Letter', false],
      ['Portfolio', false],
    ]);
  });

  test('tells below which heading a field stands', async () => {
    const { look } = await open(PAGES.jobvite);
    expect((await look()).fields.map(({ label, section }) => [section, label])).toEqual([
      ['Your information', 'Phone Number'],
      ['Work history - most recent employer', 'City'],
      ['Work history - most recent employer', 'Phone'],
      ['References', 'Name'],
      ['References', 'Email'],
      ['Emergency contact', 'Name'],
      ['Supervisor', 'Name'],
      ['School', 'City'],
      ['About you', 'City'],
    ]);
  });

  test('tells which of Lever’s questions are required', async () => {
    const { look } = await open(PAGES.lever);
    expect((await look()).fields.map(({ required }) => required)).toEqual([true, false, true]);
  });

  test('writes a number without the code that stands chosen beside it', async () => {
    const { page, fill } = await open(PAGES.smartrecruiters);
    expect(await fill({ phone: '+13035550147' })).toEqual({ phone: 'filled' });
    expect(await valueOf(page, '[type=tel]')).toBe('3035550147');
    expect(await valueOf(page, '[role=combobox]')).toBe('+1');
  });

  test('lists what asks in a way that it cannot read, and says that the page is not whole', async () => {
    const { look } = await open(PAGES.unread);
    const { fields, isWhole } = await look();
    expect(fields.map(({ label, isUnread }) => [label, isUnread])).toEqual([
      ['Full name', false],
      ['Why engines?', true],
      ['Rate yourself', true],
      ['First day of work', true],
    ]);
    expect(isWhole).toBe(false);
    expect((await (await open(PAGES.framed)).look()).isWhole).toBe(false);
  });

  test('keeps what was picked from a list that takes every key for a change', async () => {
    const { page, fill, run } = await open(PAGES.place);
    expect(await fill({ location: 'Denver, Colorado, United States' })).toEqual({ location: 'filled' });
    expect(await valueOf(page, '[name=selectedLocation]')).toContain('Denver');
    await page.locator('#location-input').press('x');
    // What a person sees is told for the record, also where the page does not count it.
    const [stood] = await run<Seen[]>('engine.readFields(system)');
    expect(stood?.value).toContain('Denver, Colorado, United States');
  });

  test('looks at a form of a thousand fields in little time, fills it, and says that there is more', async () => {
    const { page, look, fill } = await open(PAGES.large);
    const started = Date.now();
    const { fields, beyond } = await look();
    expect([fields.length, beyond]).toEqual([200, 800]);
    expect(Date.now() - started).toBeLessThan(5_000);
    const values = Object.fromEntries(fields.slice(0, 40).map(({ key }) => [key, 'An answer']));
    expect(new Set(Object.values(await fill(values)))).toEqual(new Set(['filled']));
    expect(await valueOf(page, '#q39')).toBe('An answer');
    expect(Date.now() - started).toBeLessThan(40_000);
  });
});
