import type { ApplicationDetail, HistoryResponse, JobView } from '@firsthand/contracts';
import type { Locator, Page } from 'playwright-core';
import type { Applicant } from './applicant.ts';
import type { OpenExtension } from './open-extension.ts';

const TYPED = 'Typed by hand, in a few words.';

/** Opens the panel for the tab of a page. */
export async function openPanel(opened: OpenExtension, form: Page): Promise<Page> {
  const panel = await opened.openOwnPage(`panel.html?tab=${await opened.findTabId(form)}`);
  // Timers of a page that is not seen are slow, and nothing is filled there.
  await form.bringToFront();
  return panel;
}

/** Presses "Fill" once the panel offers it, with the resume where that is asked for, and waits for what came of it. */
export async function fill(panel: Page): Promise<void> {
  const action = panel.getByRole('button', { name: /^Fill \d+ fields?$/ });
  await action.waitFor();
  for (const box of await panel.getByRole('checkbox', { name: /resume/i }).all()) await box.check();
  await action.click();
  await panel.getByText(/fields? (was|were) filled\./).waitFor();
}

/** Records the application that the page thanked for, and gives what was sealed. */
export async function record(panel: Page, applicant: Applicant, job: JobView): Promise<ApplicationDetail> {
  await panel.getByRole('heading', { name: 'Record this application?' }).waitFor();
  await panel.getByRole('button', { name: 'Record' }).click();
  await panel.getByRole('heading', { name: 'Recorded' }).waitFor();
  const { data } = await applicant.call<HistoryResponse>('GET', '/job-applications/history');
  const application = data.applications.find(({ requisition_id }) => requisition_id === job.id);
  return applicant.call('GET', `/job-applications/${application?.id}`);
}

/** Answers what is still empty in blocks of one question each, as a person does. */
export async function answerByHand(blocks: Locator): Promise<void> {
  for (const block of await blocks.all()) {
    const list = block.locator('select:not([aria-hidden])').first();
    const box = block.locator('textarea, input:is([type=text], [type=date])').first();
    if ((await list.count()) > 0) {
      if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
    } else if ((await box.count()) > 0) {
      const isDay = (await box.getAttribute('type')) === 'date';
      if ((await box.inputValue()) === '') await box.fill(isDay ? '2027-01-04' : TYPED);
    } else if ((await block.locator('input[type=file], :checked, [aria-checked=true]').count()) === 0) {
      await block.locator('label, [role=radio]').first().click();
    }
  }
}
