import type { ApplicationDetail, HistoryResponse, JobView } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import type { Applicant } from './applicant.ts';
import type { OpenExtension } from './open-extension.ts';

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
