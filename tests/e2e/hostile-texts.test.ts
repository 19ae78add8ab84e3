import type { ApplicationDetail, JobProfile } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';
import { createMember, toStorage } from './members.ts';
import { searchApi } from './search-api.ts';

const MARK = 'hostile-mark';
/** For a text, an attribute, a script, a style, an address, and what stands between them. */
const PAYLOADS = [
  '<script>window.hacked=1</script>',
  '<img src=hostile-x onerror=window.hacked=1>',
  '<svg/onload=window.hacked=1>',
  '"><script>window.hacked=1</script>',
  "'-window.hacked=1-'",
  '</script><script>window.hacked=1</script>',
  '</title></textarea><img src=hostile-x onerror=window.hacked=1>',
  '<a href="javascript:window.hacked=1">x</a>',
  '{{constructor.constructor("window.hacked=1")()}}',
  '<iframe srcdoc="<script>parent.hacked=1</script>">',
  '\u2028<style>*{display:none}</style>',
];
/** What no text may have made. */
const INJECTED = 'img[src*=hostile-x], iframe, svg[onload], a[href^="javascript:"], [onerror]';

describeBrowser('What somebody wrote about themselves', (openPage, productUrl) => {
  test('stays text on every page that shows it', async () => {
    const member = await createMember(productUrl, 'hostile');
    const send = async <Answer>(method: string, path: string, body: object): Promise<Answer> => {
      const answer = await fetch(`${productUrl}/v1/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${member.access_token}` },
        body: JSON.stringify(body),
      });
      expect([path, answer.ok ? '' : await answer.clone().text()]).toEqual([path, '']);
      return (await answer.json()) as Answer;
    };
    const all = `${MARK} ${PAYLOADS.join(' ')}`;
    const short = `${MARK} ${PAYLOADS[1]}`;
    const { data } = await searchApi(productUrl, 'limit=1');
    for (const payload of PAYLOADS) {
      await send('POST', '/hide-rules', { kind: 'word', value: `${MARK} ${payload}`.slice(0, 60) });
    }
    await send('POST', '/saved-searches', { name: short, query: { q: short } });
    const profile = await send<JobProfile>('POST', '/job-profiles', { profile_name: short });
    await send('PUT', `/job-profiles/${profile.id}`, { first_name: short, summary: all });
    await send('POST', `/job-profiles/${profile.id}/skills`, { skill_name: short });
    const { application } = await send<Pick<ApplicationDetail, 'application'>>('POST', '/job-applications', {
      source: data[0]!.source,
      requisition_id: data[0]!.id,
    });
    await send('PATCH', `/job-applications/${application.id}`, { version: 1, notes: all });

    const { email } = member.user;
    await send('PUT', '/users/settings', {
      ...{ name: short, email, phone: short.slice(0, 40), location: short },
      ...{ email_notifications: true, job_recommendations: false, marketing_communications: false },
    });
    await send('POST', '/access-tokens', { name: short, scopes: ['read'] });

    const page = await openPage({ localStorage: toStorage(member) });
    for (const path of [
      '/profile',
      '/dashboard',
      '/saved-searches',
      '/job-profiles',
      `/job-applications/${application.id}`,
      `/search?q=${encodeURIComponent(short)}`,
      `/search?location=${encodeURIComponent(short)}`,
    ]) {
      await page.goto(path);
      const isShown = `document.body.innerText.includes('${MARK}') || [...document.querySelectorAll('input,textarea')].some((field) => field.value.includes('${MARK}'))`;
      await expect.poll(() => page.evaluate(isShown), { message: path }).toBe(true);
      expect([path, await page.locator(INJECTED).count()]).toEqual([path, 0]);
      expect([path, await page.evaluate('window.hacked')]).toEqual([path, undefined]);
    }
  });
});
