import type { Locator, Page } from 'playwright-core';

const TYPED = 'Typed by hand, in a few words.';

/** Answers what is still empty in blocks of one question each, as a person does. */
export async function answerByHand(blocks: Locator): Promise<void> {
  for (const block of await blocks.all()) {
    const list = block.locator('select:not([aria-hidden])').first();
    const box = block.locator('textarea, input:is([type=text], [type=date])').first();
    const drawnList = block.locator('input[role=combobox]').first();
    if ((await list.count()) > 0) {
      if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
    } else if ((await drawnList.count()) > 0) {
      if ((await block.locator('[class*=__single-value], [class*=__multi-value]').count()) > 0) continue;
      await drawnList.click();
      await block.getByRole('option').first().click();
    } else if ((await box.count()) > 0) {
      const isDay = (await box.getAttribute('type')) === 'date';
      if ((await box.inputValue()) === '') await box.fill(isDay ? '2027-01-04' : TYPED);
    } else if ((await block.locator('input[type=file], :checked, [aria-checked=true]').count()) === 0) {
      const drawn = block.locator('[role=radio]');
      await ((await drawn.count()) > 0 ? drawn : block.locator('label')).first().click();
    }
  }
}

/** Every eighth form asks for a code, which the demo shows on the page. */
export async function passCode(form: Page): Promise<void> {
  const boxes = await form.locator('#email-verification input').all();
  if (boxes.length === 0) return;
  const shown = await form.locator('#email-verification').innerText();
  const code = /The code is (\w+)/.exec(shown)?.[1] ?? '';
  for (const [index, box] of boxes.entries()) await box.fill(code.charAt(index));
  await form.getByRole('button', { name: 'Submit application' }).click();
}

/** An account of the demo, of which nothing is kept. */
export async function createWorkdayAccount(form: Page): Promise<void> {
  await form.locator('[data-automation-id=email]').fill('ada@mail.example');
  for (const name of ['password', 'verifyPassword'])
    await form.locator(`[data-automation-id=${name}]`).fill('Analytical-1843');
  await form.locator('[data-automation-id=click_filter]').click();
}

/** Answers what is left in a step of Workday: prompts and lists by their first row, the rest as it comes. */
export async function answerWorkday(form: Page): Promise<void> {
  const fields = form.locator('.wd-field:has(abbr)');
  for (const box of await fields.locator('[data-automation-id=searchBox]').all()) {
    if ((await box.locator('xpath=..').locator('[data-automation-id=selectedItem]').count()) > 0) continue;
    await box.click();
    await form.locator('[data-automation-id=promptOption]').first().click();
  }
  for (const list of await fields.getByRole('button', { name: /Select One/ }).all()) {
    await list.click();
    await form.locator('.wd-popup [role=option]').first().click();
  }
  await answerByHand(fields.filter({ hasNot: form.locator('.wd-list, [data-automation-id=searchBox]') }));
  const terms = form.locator('.wd-field:has-text("accept the terms") input');
  if ((await terms.count()) > 0) await terms.check();
}

/** Answers what is left of the form of MyJobs: its lists by their first row, the rest as it comes. */
export async function answerMyJobs(form: Page): Promise<void> {
  const required = form.locator('adp-form-group:has(.required)');
  for (const list of await required.locator('sdf-select-simple [role=button]').all()) {
    if ((await list.innerText()) !== 'Select') continue;
    await list.click();
    await form.locator('sdf-select-item').first().click();
  }
  await answerByHand(required.filter({ hasNot: form.locator('sdf-select-simple') }));
}

/** Answers what is left of the second step of SmartRecruiters: its lists by their first row, the rest as it comes. */
export async function answerSmartRecruiters(form: Page): Promise<void> {
  const questions = form.locator('[data-test=question-container]');
  for (const list of await questions.locator('input[role=combobox]').all()) {
    if ((await list.inputValue()) !== '') continue;
    await list.click();
    await form.locator('spl-select-option:visible').first().click();
  }
  await answerByHand(questions.filter({ hasNot: form.locator('input[role=combobox]') }));
}
