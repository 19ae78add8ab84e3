// `npm run screenshots`: takes the pictures of the README anew, from a demo of its own at a fixed time.
/* global document -- of the page that is taken */
import { join } from 'node:path';
import { TAKEN_AT, withDemo } from './demo-at-fixed-time.mjs';
import { root } from './sources.mjs';

const SIZE = { width: 1440, height: 900 };
/** One per picture: its file, and the way to it from the home page. */
const PICTURES = [
  {
    file: 'docs/images/search.png',
    show: async (page) => {
      await page.goto('/search?q=engineer&country=US');
      await page
        .getByRole('status')
        .getByText(/\d+ jobs found/)
        .waitFor();
      await page.getByRole('region', { name: 'Chosen job' }).getByRole('heading', { level: 2 }).waitFor();
    },
  },
];

await withDemo(async ({ baseURL, browser }) => {
  const page = await browser.newPage({
    ...{ baseURL, viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' },
    ...{ locale: 'en-US', timezoneId: 'America/New_York' },
  });
  await page.clock.install({ time: TAKEN_AT });
  for (const { file, show } of PICTURES) {
    await show(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(root, file) });
    console.log(file);
  }
});
