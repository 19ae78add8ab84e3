import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createRandom } from '../../corpus/random.ts';
import type { Example } from '../truth.ts';
import { LAYOUTS, toHtml } from './layouts.ts';
import { makePerson, toTruth } from './person.ts';

const CHROMIUM = '/usr/bin/chromium';

/** Makes `count` resumes of invented people, printed by Chromium, the same for the same seed. */
export async function makeExamples(count: number, seed: number): Promise<Example[]> {
  if (!existsSync(CHROMIUM))
    throw new Error(`Resumes are made with Chromium, and there is none at ${CHROMIUM}.`);
  const browser = await chromium.launch({ executablePath: CHROMIUM });
  try {
    const page = await browser.newPage();
    const examples: Example[] = [];
    for (let number = 0; number < count; number += 1) {
      const random = createRandom((seed + number) * 7_919 + 13);
      const person = makePerson(random);
      const [name, layout] = Object.entries(LAYOUTS)[number % Object.keys(LAYOUTS).length] ?? [];
      if (name === undefined || !layout) throw new Error('There are no layouts.');
      await page.setContent(toHtml(layout, person, random));
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      examples.push({
        name: `${seed + number}-${name}`,
        pdf: name === 'icons' ? nameIconFont(pdf) : new Uint8Array(pdf),
        truth: toTruth(person),
      });
    }
    return examples;
  } finally {
    await browser.close();
  }
}

/** The letters of this font stand for icons: it gets the name of one, of the same length as its own. */
function nameIconFont(pdf: Buffer): Uint8Array {
  return new Uint8Array(
    Buffer.from(pdf.toString('latin1').replaceAll('DejaVuSansMono', 'FontAwesome5Fr'), 'latin1'),
  );
}
