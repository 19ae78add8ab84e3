import { getDocumentProxy } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { ALL_SECTIONS } from './testing/all-sections.ts';
import { aProfile } from './testing/a-profile.ts';
import { openResumeMaker, type ResumeProfile } from './index.ts';

const maker = openResumeMaker();
afterAll(() => maker.close());
const DESIGNS = ['one-column', 'two-columns'] as const;

interface Piece {
  text: string;
  x: number;
  y: number;
  right: number;
}

/** Every piece of text with its place, page by page; `width` is that of the paper. */
async function draw(profile: ResumeProfile, design: (typeof DESIGNS)[number], paper: 'a4' | 'letter' = 'a4') {
  const { content } = await maker.work({ format: 'pdf', profile, design, paper }, { person: 1 });
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const pages: Piece[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, y, right: x + item.width }];
      }),
    );
  }
  return { pages, width: (await pdf.getPage(1)).view[2] ?? 0 };
}

/** In the order in which it is drawn, a line each. */
function toText(pieces: readonly Piece[]): string {
  return pieces.map(({ text, y }, at) => (at > 0 && pieces[at - 1]?.y !== y ? '\n' : '') + text).join('');
}

/** A word as it may stand on a page: whole, or broken behind the signs that end a part of an address. */
function mayStandAs(word: string): RegExp {
  const signs = Array.from(word).map((sign) => {
    const own = sign.replace(/[$()*+./?[\\\]^{|}]/, String.raw`\$&`);
    return /[@./]/.test(sign) ? `${own}\\n?` : own;
  });
  return new RegExp(signs.join(''));
}

/** What runs off the paper, over the gutter or over its neighbour. */
function findOverruns({ pages, width }: Awaited<ReturnType<typeof draw>>, design: string): string[] {
  const two = design === 'two-columns';
  const margin = two ? 45.35 : 56.69;
  const middle = margin + 0.31 * (width - 2 * margin);
  return pages.flatMap((pieces) =>
    pieces
      .filter(({ x, y, right, text }) => {
        const isLeft = two && x < middle && !NAME.includes(text.trim());
        const runsOut = right > (isLeft ? middle : width - margin) + 1;
        return (
          runsOut ||
          pieces.some((other) => other.x > x + 0.1 && Math.abs(other.y - y) < 2 && other.x < right - 1)
        );
      })
      .map(({ text }) => text),
  );
}

const NAME = 'Ada María Nguyễn Platform Engineer';
const EMAILS = [
  'anna-lena.schmidt@mueller-partner.example.com',
  'maria-fernanda.gutierrez-santamaria@longcompany.example.com',
  'a-very-long-name-without-any-dot-in-it-at-all@a-host-without-any-either-of-its-own.example',
  'w'.repeat(64) + '@example.com',
];
const URL_OF = 'https://docs.example.com/document/d/1AbC-dEf_GhIjKlMnOpQrStUvWxYz0123456789-AbCdEfGhIj/edit';
const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzgebung';
const [ENTRY] = aProfile().experience;

test.each(DESIGNS.flatMap((design) => EMAILS.map((email) => [design, email] as const)))(
  'in %s the address %s is broken behind a sign that ends a part, or not at all',
  async (design, email) => {
    for (const paper of ['a4', 'letter'] as const) {
      const drawn = await draw(aProfile({ email, website_url: URL_OF }), design, paper);
      const text = toText(drawn.pages.flat());
      expect(text).toMatch(mayStandAs(email));
      expect(text).toMatch(mayStandAs(URL_OF.replace('https://', '')));
      expect(findOverruns(drawn, design)).toEqual([]);
    }
  },
);

test.each(DESIGNS)(
  'in %s a word too long for its line is set smaller, wherever it stands',
  async (design) => {
    const description = `<p>See ${URL_OF} or ${EMAILS[0]} for more.</p><ul><li>Wrote ${WORD}${WORD}</li><li>Put it at ${URL_OF}</li></ul>`;
    const entry = { ...ENTRY!, job_title: WORD, company_name: WORD + WORD, description };
    const skills = [{ skill_name: WORD }, { skill_name: `Tools: ${WORD}` }];
    const sections = {
      ...{ ...ALL_SECTIONS, languages: [{ language: WORD, level: null, cefr: null }] },
      projects: [{ ...ALL_SECTIONS.projects[0]!, name: WORD, url: URL_OF }],
    };
    const profile = aProfile({
      experience: [entry, entry],
      skills,
      sections,
      summary: `I know ${WORD}${WORD}.`,
    });
    const drawn = await draw(profile, design);
    const text = toText(drawn.pages.flat());
    expect(findOverruns(drawn, design)).toEqual([]);
    expect(text.split(WORD).length - 1).toBe(2 * (1 + 2 + 2) + 2 + 1 + 1 + 2);
    expect(text).toMatch(mayStandAs(EMAILS[0]!));
    expect(text.match(new RegExp(mayStandAs(URL_OF.replace('https://', '')), 'g'))).toHaveLength(5);
  },
);

test.each(DESIGNS)(
  'in %s a word without an end is broken before it is too small to be read',
  async (design) => {
    const endless = 'x'.repeat(1_500);
    const description = `<p>${endless}</p>`;
    const profile = aProfile({
      website_url: `https://example.com/${endless}`,
      experience: [{ ...ENTRY!, description }],
    });
    const drawn = await draw(profile, design);
    expect(findOverruns(drawn, design)).toEqual([]);
    expect(toText(drawn.pages.flat()).replaceAll('\n', '').split(endless)).toHaveLength(3);
  },
);

test.each(DESIGNS)(
  'in %s an address among words that run from right to left keeps its order',
  async (design) => {
    const [email] = EMAILS;
    const description = `<p>כתבו אל ${email} בבקשה</p>`;
    const { pages } = await draw(aProfile({ experience: [{ ...ENTRY!, description }] }), design);
    expect(toText(pages.flat())).toMatch(mayStandAs(email!));
  },
);

test.each(DESIGNS)(
  'in %s an address without a path is one too, and a short one is never broken',
  async (design) => {
    const [host, short] = ['anna-lena-mueller-beratung-und-training.example.com', 'my-page.example'];
    const filler = 'word '.repeat(60).trim();
    const description = Array.from({ length: 12 }, (_, count) => {
      const before = filler.slice(0, 30 + count * 5).trim();
      return `<p>${before} ${host} and ${before} ${short} or 3.5-inch</p>`;
    }).join('');
    const profile = aProfile({ website_url: `https://${host}`, experience: [{ ...ENTRY!, description }] });
    const text = toText((await draw(profile, design)).pages.flat());
    expect(text.match(new RegExp(mayStandAs(host), 'g'))).toHaveLength(13);
    expect(text.split(short)).toHaveLength(13);
  },
);
