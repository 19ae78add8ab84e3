import { XSS_PAYLOADS } from '../../../../../packages/connectors/src/testing/payload-changes.ts';

const fill = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Texts made to keep whoever reads them busy, cut to a length. */
export function makeHostileTexts(length: number): Record<string, string> {
  return {
    'nested tags': fill('<div><b>', length),
    'tags that close late': `${fill('<p>', length / 2)}${fill('</p>', length / 2)}`,
    'open comments': fill('<!-- <a href="', length),
    entities: fill('&amp;&#x41;&nbsp', length),
    scripts: fill(XSS_PAYLOADS.join(''), length),
    'one word': fill('a', length),
    'white space': fill(' \n\t', length),
    dashes: fill('- ', length),
    pay: fill('Salary: $30,000 - $1,000,000 per year or €90 an hour. ', length),
    'years and skills': fill('5+ years of Python, SQL and Java required; visa sponsorship. ', length),
    places: fill('Springfield, IL; Paris, TX; ', length),
    days: fill('January 2020 - March 2021 – ', length),
    addresses: fill('a@b.example https://b.example/?a=1& ', length),
    'quotes and brackets': fill(`"(-'"*:!|&`, length),
    'astral letters': fill('𝔸\u0301\u202e', length).toWellFormed(),
    'list points': fill('<li>• Work remotely 3 days a week<br>', length),
  };
}

/** As CSV, JSON and forms have them where a file or a body is taken whole. */
export const deepJson = (levels: number) => '['.repeat(levels);
export const wideJson = (fields: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, n) => [`k${n}`, n])));
