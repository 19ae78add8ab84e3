// `npm run pictures -- take NAME`: takes every page of the site, wide and narrow, light and dark, on fixed data at a fixed time.
// `npm run pictures -- compare NAME OTHER`: says which pictures differ, by how much; differences are shown beside them.
/* global document, localStorage, createImageBitmap, OffscreenCanvas, Blob, FileReader, atob, fetch, Buffer */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, TAKEN_AT, withDemo } from './demo-at-fixed-time.mjs';
import { root } from './sources.mjs';

const SIZES = { wide: { width: 1440, height: 1200 }, narrow: { width: 390, height: 1200 } };
const SCHEMES = /** @type {const} */ (['light', 'dark']);
/** What needs nobody signed in. */
const PUBLIC = [
  ...['/', '/search', '/search?q=nurse&country=US', '/search?q=zzqqxx&country=US', '/insights?q=nurse'],
  ...[
    '/login',
    '/companies',
    '/features',
    '/pricing',
    '/faq',
    '/about',
    '/careers',
    '/employer-integrations',
  ],
  ...['/privacy-policy', '/cookie-policy', '/accessibility', '/terms-of-service', '/no-such-page'],
];
const PERSONAL = [
  ...['/dashboard', '/saved-jobs', '/notices', '/watched-companies', '/saved-searches', '/profile'],
  ...['/job-profiles', '/job-applications', '/job-applications/prepared', '/job-applications/answers'],
  '/subscription',
];
/** What says how long ago something was: the demo goes on while its pictures are taken. */
const MOVING = ['time', '[data-relative]', 'canvas'];

const [command, first, second] = process.argv.slice(2);
if (command === 'take' && first) await take(toDirectory(first));
else if (command === 'compare' && first && second) await compare(toDirectory(first), toDirectory(second));
else {
  console.error('npm run pictures -- take NAME\nnpm run pictures -- compare NAME OTHER');
  process.exit(2);
}

function toDirectory(name) {
  return join(root, 'dist/pictures', name);
}

async function take(directory) {
  mkdirSync(directory, { recursive: true });
  await withDemo(async ({ baseURL, browser }) => {
    const session = await signIn(baseURL);
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of SCHEMES) {
        const context = await browser.newContext({
          ...{ baseURL, viewport, colorScheme, reducedMotion: 'reduce' },
          ...{ locale: 'en-US', timezoneId: 'America/New_York' },
        });
        const page = await context.newPage();
        await page.clock.install({ time: TAKEN_AT });
        for (const path of PUBLIC)
          await takeOne(page, path, join(directory, toFile(path, size, colorScheme)));
        await page.goto('/login');
        await page.evaluate((kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        }, session);
        for (const path of PERSONAL)
          await takeOne(page, path, join(directory, toFile(path, size, colorScheme)));
        await context.close();
      }
    }
  });
}

function toFile(path, size, scheme) {
  return `${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.${size}.${scheme}.png`;
}

async function takeOne(page, path, file) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: file,
    mask: MOVING.map((what) => page.locator(what)),
    animations: 'disabled',
  });
  console.log(file.slice(root.length + 1));
}

/** Somebody new, by the mail of the demo: what the site keeps of a session. */
async function signIn(baseURL) {
  const email = 'pictures@example.com';
  const ask = (path, body) =>
    fetch(baseURL + path, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    });
  const asked = await ask('/v1/api/auth/send-magic-link', { email });
  if (!asked.ok) throw new Error(`No mail was sent: ${await asked.text()}`);
  for (let tries = 0; tries < 100; tries += 1) {
    const box = await (await fetch(`${baseURL}/sandbox/mail.json?to=${encodeURIComponent(email)}`)).text();
    const token = /token=([\w.-]+)/.exec(box)?.[1];
    if (token) {
      const answer = await (await fetch(`${baseURL}/v1/api/auth/verify?token=${token}`)).json();
      const { access_token, refresh_token, user } = answer;
      return { access_token, refresh_token, user: JSON.stringify(user) };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The mail with the link did not come');
}

async function compare(one, other) {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const files = [...new Set([...readdirSync(one), ...readdirSync(other)])].filter((file) =>
    /[a-z]\.png$/.test(file),
  );
  let different = 0;
  for (const file of files.sort()) {
    const [before, after] = [one, other].map((directory) =>
      readFileSync(join(directory, file)).toString('base64'),
    );
    const { share, shown } = await page.evaluate(diff, { before, after });
    if (share === 0) continue;
    different += 1;
    console.log(`${file}: ${(share * 100).toFixed(3)} % of its pixels differ`);
    writeFileSync(join(other, file.replace(/png$/, 'diff-png')), Buffer.from(shown, 'base64'));
  }
  await browser.close();
  console.log(`${files.length} pictures, ${different} differ`);
  process.exitCode = different === 0 ? 0 : 1;
}

/** In the browser, which reads PNG by itself: the share of pixels that differ, and a picture of these. */
async function diff({ before, after }) {
  const read = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [a, b] = [await read(before), await read(after)];
  if (a.width !== b.width || a.height !== b.height) return { share: 1, shown: after };
  const canvas = new OffscreenCanvas(a.width, a.height);
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const picture = pen.createImageData(a.width, a.height);
  let count = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const isSame = [0, 1, 2].every((part) => a.data[at + part] === b.data[at + part]);
    if (!isSame) count += 1;
    picture.data.set(isSame ? [255, 255, 255, 255] : [220, 0, 0, 255], at);
  }
  pen.putImageData(picture, 0, 0);
  const reader = new FileReader();
  const url = await new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    void canvas.convertToBlob().then((blob) => reader.readAsDataURL(blob));
  });
  return { share: count / (a.data.length / 4), shown: String(url).split(',')[1] };
}
