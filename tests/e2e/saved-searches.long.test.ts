import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SavedSearchesResponse } from '@firsthand/contracts';
import { startBuiltProduct, type BuiltProduct } from '@firsthand/test-support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { createMember, newAddress, toStorage, waitForMail } from './members.ts';
import { BOARD, startGreenhouseGateway, type Gateway } from './recorded-board/greenhouse-gateway.ts';
import { getJson } from './search-api.ts';
import { ROOT } from './start-product.ts';

const technician = { id: 5_100, title: 'Tide Technician', content: '<p>You read tides.</p>' };
const diver = { id: 5_200, title: 'Tide Diver', content: '<p>You dive for sensors that read tides.</p>' };
const WAIT = { timeout: 30_000 };

describeBrowser('Somebody who saves a search', (openPage) => {
  let gateway: Gateway;
  let product: BuiltProduct;
  let directory: string;
  beforeAll(async () => {
    gateway = await startGreenhouseGateway();
    gateway.show([technician]);
    directory = await mkdtemp(join(tmpdir(), 'firsthand-alerts-'));
    const boards = join(directory, 'boards.csv');
    await writeFile(boards, `source,board,company\ngreenhouseio,${BOARD},Harbourline Instruments\n`);
    product = await startBuiltProduct(ROOT, { ATS_GATEWAY: gateway.url, BOARDS_FILE: boards });
    await product.crawl(`greenhouseio:${BOARD}`);
  });
  afterAll(async () => {
    await product.stop();
    await gateway.close();
    await rm(directory, { recursive: true, force: true });
  });

  test('is mailed what comes, once, and ends that without signing in', async () => {
    const member = await createMember(product.url, 'tides');
    const guest = newAddress('guest');
    const page = await openPage();
    const goto = (path: string) => page.goto(product.url + path);

    // A guest is asked for an address, and nothing begins before its mail is answered.
    await goto('/search?q=tide');
    const save = page.getByRole('button', { name: 'Save this search' });
    await save.click();
    await page.getByRole('heading', { name: 'Get new jobs by mail' }).waitFor();
    await expectNoViolations(page, 'the dialog of a guest');
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill(guest);
    // Gone and come back, by a reload and to another search, finds what was typed.
    await goto('/search?q=diver');
    await goto('/search?q=tide');
    await save.click();
    expect(await email.inputValue()).toBe(guest);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByText('the alert begins once you confirm it there').waitFor();
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain(guest);
    const asked = await waitForMail(product.url, guest);
    await page.goto(/^http\S+\/alerts\/confirm\?token=\S+$/m.exec(asked.text)![0]);
    await page.getByText('tide', { exact: true }).waitFor();
    await expectNoViolations(page, 'the page that confirms');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'The alert has begun.' }).waitFor();

    // Somebody with an account saves it.
    await goto('/about');
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(toStorage(member))})`);
    await goto('/search?q=tide');
    await save.click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Tides');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The search is saved.').waitFor();
    await dialog.getByRole('link', { name: 'Saved Searches' }).click();
    const entry = page.getByRole('article', { name: 'Tides' });
    await entry.getByText('Nothing new').waitFor();
    await expectNoViolations(page, 'the saved searches');

    // Another posting appears, and is new.
    gateway.show([technician, diver]);
    await product.crawl(`greenhouseio:${BOARD}`);
    const countNew = async () => {
      const { data } = await getJson<SavedSearchesResponse>(product.url, '/v1/api/saved-searches', member);
      return data[0]?.new_count;
    };
    await expect.poll(countNew, WAIT).toBe(1);
    await page.reload();
    await entry.getByText('1 new').waitFor();
    await entry.getByRole('button', { name: 'Send now' }).click();
    await page.getByText('A mail with 1 job is on its way.').waitFor();
    const findAlert = async () => {
      const mail = await waitForMail(product.url, member.user.email);
      return mail.text.includes('Tide Diver') ? mail : null;
    };
    await expect.poll(findAlert, WAIT).not.toBeNull();
    const alert = (await findAlert())!;
    expect(alert.text).not.toContain('Tide Technician');
    await entry.getByRole('button', { name: 'Send now' }).click();
    await page.getByText('Nothing is new since the last mail.').waitFor();

    // The new stands over a line, the old below it.
    await entry.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('heading', { name: 'New since you last looked' }).waitFor();
    await page.getByRole('heading', { name: 'Seen before' }).waitFor();
    const titles = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(titles.filter((title) => title.startsWith('Tide'))).toEqual(['Tide Diver', 'Tide Technician']);
    await expectNoViolations(page, 'what is new in a search');
    await expect.poll(countNew, WAIT).toBe(0);

    // Ended from the mail, in a browser that knows nobody.
    const stranger = await openPage();
    const manage = /^http\S+\/alerts\/unsubscribe\?token=\S+$/m.exec(alert.text)![0];
    await stranger.goto(manage);
    await stranger.getByRole('heading', { name: 'Stop these alerts?' }).waitFor();
    await expectNoViolations(stranger, 'the page that ends alerts');
    await stranger.getByRole('button', { name: 'Stop this alert' }).click();
    await stranger.getByRole('heading', { name: 'No more mail comes' }).waitFor();
    await stranger.getByRole('combobox', { name: /How often/ }).selectOption('weekly');
    await stranger.getByRole('button', { name: 'Change Tides' }).click();
    await stranger.getByRole('heading', { name: 'Stop these alerts?' }).waitFor();
    const one = await fetch(manage, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(one.status).toBe(200);
    await goto('/saved-searches');
    await entry.getByText('Paused: no mail').waitFor();
    await entry.getByRole('button', { name: 'Resume' }).click();
    await entry.getByText(/^Mail every Monday at /).waitFor();
    await entry.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'No saved searches yet' }).waitFor();
  });
});
