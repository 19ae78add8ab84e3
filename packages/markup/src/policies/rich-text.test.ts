import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNestedTooDeep } from '../read-markup.ts';
import { cleanRichText } from './rich-text.ts';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

describe('rich text', () => {
  test.each([
    '<p>Led <strong>ten</strong> <em>people</em>, <u>twice</u> &amp; <s>once</s>.</p>',
    '<ol><li>One</li><li>Two</li></ol><ul><li>A</li></ul>',
    '<h2>Duties</h2><blockquote>Said</blockquote><pre>code</pre><p>H<sub>2</sub>O</p>',
    `<p><img src="${PICTURE}" /></p>`,
    '<p>نرس 👩🏽‍⚕️ 1 &lt; 2</p>',
  ])('%s stays', (html) => {
    expect(cleanRichText(html)).toBe(html);
  });

  test.each([
    ['<p onclick="x()" class="ql-align" style="color:red" id="a">Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)</script><p>Hi</p>', '<p>Hi</p>'],
    ['<style>p{}</style><iframe src="https://x.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
    ['<b>a</b><i>b</i><div>c</div><span>d</span>', '<strong>a</strong><em>b</em><p>c</p>d'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a><a href="/v1">y</a>', '<a>x</a><a>y</a>'],
    ['<a href="x"><math><mtext><a href="y">z</a></mtext></math></a>', '<a>z</a>'],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">Hi', 'Hi'],
    ['<img src="data:text/html,<script>">Hi', 'Hi'],
    ['<svg><script>alert(1)</script></svg>Hi', 'Hi'],
    ['<p>1 < 2', '<p>1 &lt; 2</p>'],
  ])('%s becomes %s', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean);
  });

  test.each(['https://example.com/a?b=1', 'mailto:ada@example.com', 'tel:+1555', 'sms:+1555'])(
    'a link to %s is followed in a window of its own that knows nothing of ours',
    (href) => {
      expect(cleanRichText(`<a href="${href}">x</a>`)).toBe(
        `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">x</a>`,
      );
    },
  );

  test.each(['', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<ul><li> </li></ul>', '<script>x</script>'])(
    '%j holds nothing',
    (html) => {
      expect(cleanRichText(html)).toBe('');
    },
  );

  test('ten thousand tags in each other do no harm', () => {
    const html = `${'<ul><li>'.repeat(25_000)}deep`;
    expect(isNestedTooDeep(html)).toBe(true);
    expect(isNestedTooDeep('<ul><li>One</li></ul>'.repeat(5_000))).toBe(false);
    const startedAt = process.cpuUsage().user;
    expect(cleanRichText(html).replace(/\s+/g, ' ').length).toBeLessThan(2_000);
    // It was five seconds of work, for everybody.
    expect(process.cpuUsage().user - startedAt).toBeLessThan(2_000_000);
  });

  const WORDS = [
    ...['<script', '<img src=x', '<a href=', '<svg', '<p', '<style', '</', '<!--', '-->', '<![CDATA[', ']]>'],
    ...[' onerror=', ' onclick=', ' style=', 'javascript:', 'data:text/html,', 'data:image/svg+xml;base64,'],
    ...[
      '"',
      "'",
      '`',
      '>',
      '/>',
      '=',
      ' ',
      '\t',
      '\n',
      '&#106;',
      '&lt;',
      '&quot;',
      '&colon;',
      'x',
      'alert(1)',
    ],
    ...[
      '<math><mtext>',
      '<noscript>',
      '<textarea>',
      '<title>',
      '<xmp>',
      '<iframe srcdoc=',
      '<b',
      'https://x.y',
    ],
  ];
  const VALUE = '="[^"<>]*"';
  const ALLOWED = new RegExp(
    [
      '^</?(?:p|strong|em|u|s|sub|sup|code|pre|blockquote|ol|ul|li|h[1-6])>$|^<br />$|^</?a>$',
      `^<a href="(?:https?|mailto|tel|sms):[^"<>]*" rel${VALUE} target="_blank">$`,
      `^<img src="(?:https?:|data:image/(?:png|jpeg);base64,)[^"<>]*"(?: alt${VALUE})? />$`,
    ].join('|'),
  );

  test('whatever comes in, only what an editor makes comes out, and once is enough', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }), (words) => {
        const clean = cleanRichText(words.join(''));
        for (const tag of clean.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(ALLOWED);
        expect(cleanRichText(clean)).toBe(clean);
      }),
      { numRuns: 2_000 },
    );
  });
});
