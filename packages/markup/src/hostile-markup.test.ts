import { describe, expect, test } from 'vitest';
import {
  cleanPage,
  cleanPosting,
  cleanRichText,
  decodeEntities,
  isNestedTooDeep,
  readMarkup,
} from './index.ts';

/** Of which a reader whose time grows with the square of it took seconds, and minutes of four times as much. */
const LENGTH = 300_000;

/** What takes a careless reader seconds or minutes: each by itself, over and over. */
const UNITS = [
  ...[
    '<b>',
    '<div>',
    '<p>',
    '<ul><li>',
    '<form>',
    '<svg>',
    '<svg><title>',
    '<math><mi>',
    '<table><tr><td>',
    '<a>',
  ],
  ...[
    '<b title="</b>">',
    '<b><!--</b>-->',
    '<b-1></b>',
    '<b:x></b>',
    '<b/></b x>',
    '</p>',
    '</b>',
    '<b></i>',
    '<br>',
  ],
  ...[
    '<!--',
    '<!-- -',
    '<!--a--',
    '-->',
    '<![CDATA[',
    '<!doctype ',
    '<?x ',
    '<script>',
    '<style>/*',
    '<textarea>',
  ],
  ...[
    '&',
    '&amp;',
    '&#',
    '&#x10ffff;',
    '&lt;b&gt;',
    '&aaaaaaaa',
    '&notin;',
    '<',
    '<<',
    '</',
    '</a',
    '< b',
    '>',
  ],
  ...[
    '<b ',
    'a=',
    'a="',
    "a='b' ",
    ' a b=c',
    '<a href="https://a.b/">x</a>',
    '<img src=x>a',
    '<h1> </h1>',
    ' ',
    '\n',
  ],
  ...[
    'data:',
    'data:image/png;base64,',
    ' style="',
    ' style="x"',
    "<p style='",
    'x',
    '\0',
    '\ud800',
    '"',
    "'",
  ],
];
const TEXTS = [
  ...UNITS.map((unit) => [unit, unit.repeat(Math.ceil(LENGTH / unit.length))] as const),
  ['an attribute without end', `<p ${'a '.repeat(LENGTH / 2)}`] as const,
  ['many attributes', `<p ${Array.from({ length: 150_000 }, (_, at) => `a${at}=1`).join(' ')}>x`] as const,
  ['an address without end', `<a href="https://a.b/${'a'.repeat(LENGTH)}">x</a>`] as const,
  ['a name without end', `<${'a'.repeat(LENGTH)}>x`] as const,
  ['a comment that never closes', `<!--${'<b>'.repeat(LENGTH / 3)}`] as const,
  ['a script that never closes', `<script>${'</scrip'.repeat(LENGTH / 7)}`] as const,
];
const CLEANERS = { cleanPosting, cleanRichText, cleanPage };

function measureMs(work: () => void): number {
  const startedAt = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1_000;
}

describe.each(Object.entries(CLEANERS))('%s', (_name, clean) => {
  test('takes no time to speak of for 1.2 MB of elements in each other', () => {
    // It was 82 seconds of work.
    for (const unit of ['<b>', '<b title="</b>">'])
      expect(
        measureMs(() => clean(unit.repeat(1_200_000 / unit.length))),
        unit,
      ).toBeLessThan(1_000);
  });

  test('takes no time to speak of for anything, and makes no more than it was allowed', () => {
    for (const [what, text] of TEXTS) {
      let made = '';
      expect(
        measureMs(() => (made = clean(text))),
        what,
      ).toBeLessThan(1_000);
      expect(made.length, what).toBeLessThan(900_000);
    }
  });

  test('changes nothing in what it made', () => {
    for (const [what, text] of TEXTS) {
      const once = clean(text.slice(0, 20_000));
      expect(clean(once), what).toBe(once);
    }
  });

  test('leaves nothing that moves a page, asks for anything or runs', () => {
    const evil = [
      '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
      '<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/x.css">',
      '<form action="https://evil.example/"><input name="a"><button>Go</button></form>',
      '<iframe src="https://evil.example/"></iframe><frame src="x"><object data="x"></object><embed src="x">',
      '<svg onload="x"><a href="javascript:x"><set attributeName="href" to="x"></svg><math><mtext></math>',
      '<video autoplay src="x"></video><audio src="x"></audio><portal src="x"></portal><template>x</template>',
      '<p style="position:fixed" id="root" class="a" onclick="x" is="x" slot="a" contenteditable>Words</p>',
    ].join('');
    const made = clean(`${evil}<p>Kept</p>`);
    expect(made).toContain('Kept');
    expect(made).not.toMatch(/<\/?(?!(?:p|div|span|a)[ >])[a-z]/i);
    expect(made).not.toMatch(/=/);
  });
});

test('what is open when there is no room left is closed', () => {
  const made = cleanPage(`${'<div>'.repeat(50)}${'&'.repeat(300_000)}`);
  expect(made.length).toBeLessThanOrEqual(400_000);
  expect(made.match(/<div>/g)).toHaveLength(50);
  expect(made.endsWith('</div>'.repeat(50))).toBe(true);
});

describe('reading markup', () => {
  test('says names, attributes, texts and places', () => {
    const html = '<ul><li CLASS="a">R&amp;D<br></ul>';
    const seen: unknown[] = [];
    const isWhole = readMarkup(html, {
      open: ({ name, attributes, depth, contentStart }) =>
        seen.push([name, attributes, depth, html.slice(contentStart, contentStart + 2)]),
      text: (text) => seen.push(text),
      close: ({ name, depth, contentEnd }) => seen.push([name, depth, contentEnd]),
    });
    expect(isWhole).toBe(true);
    expect(seen.filter((one) => typeof one === 'string').join('')).toBe('R&D');
    expect(seen.filter((one) => typeof one !== 'string')).toEqual([
      ['ul', {}, 1, '<l'],
      ['li', { class: 'a' }, 2, 'R&'],
      ['br', {}, 3, '</'],
      ['br', 3, expect.any(Number)],
      ['li', 2, html.indexOf('</ul>')],
      ['ul', 1, html.indexOf('</ul>')],
    ]);
  });

  test('reads the rest as text where elements stand in each other too deep, and closes what it opened', () => {
    let depth = 0;
    let text = '';
    const html = `${'<b>'.repeat(500)}deep &amp; <i>down</i>${'</b>'.repeat(500)}`;
    const isWhole = readMarkup(html, {
      open: () => (depth += 1),
      text: (piece) => (text += piece),
      close: () => (depth -= 1),
    });
    expect(isWhole).toBe(false);
    expect(depth).toBe(0);
    expect(text.replace(/\s+/g, ' ').trim()).toBe('deep & down');
  });

  test('is not misled by closing tags that are none', () => {
    for (const unit of ['<b title="</b>">', '<b><!--</b>-->', '<b-1></b>', '<b><style></b></style>'])
      expect(isNestedTooDeep(unit.repeat(500)), unit).toBe(true);
    for (const unit of ['<p>a', '<li>a', '<br>', '<b>a</b>', '<tr><td>a', '<ul><li>One</li></ul>'])
      expect(isNestedTooDeep(unit.repeat(5_000)), unit).toBe(false);
  });

  test('decodes entities of what is no markup', () => {
    expect(decodeEntities('R&amp;D &ndash; <b> &euro;')).toBe('R&D – <b> €');
  });
});
