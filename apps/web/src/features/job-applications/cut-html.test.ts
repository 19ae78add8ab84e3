import { describe, expect, test } from 'vitest';
import { cutHtml } from './cut-html.ts';

const toText = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&[#a-z0-9]+;/gi, '?');

describe('a snippet of HTML', () => {
  test.each([
    ['<p>Build <b>big pipes</b></p>', 9, '<p>Build <b>big…</b></p>'],
    ['<p>Build pipes</p>', 11, '<p>Build pipes</p>'],
    ['<p>Build pipes.</p><p></p>', 12, '<p>Build pipes.</p>'],
    ['plain words', 5, 'plain…'],
    ['', 200, ''],
  ])('%s, %i → %s', (html, length, expected) => {
    expect(cutHtml(html, length)).toBe(expected);
  });

  test('counts an entity as the one character that it shows, and never cuts it apart', () => {
    expect(cutHtml('R&amp;D &lt;team&gt;', 3)).toBe('R&amp;D…');
    expect(cutHtml('R&amp;D', 2)).toBe('R&amp;…');
    expect(cutHtml('&#8364;&#x20AC;&euro;', 2)).toBe('&#8364;&#x20AC;…');
  });

  test('does not cut an emoji apart', () => {
    expect(cutHtml('🚀🚀🚀', 2)).toBe('🚀🚀…');
  });

  test('keeps no attribute, no link, no picture and no script', () => {
    const html =
      '<p onclick="steal()" style="position:fixed">A<img src=x onerror=alert(1)><a href="javascript:x()">b</a></p>' +
      '<script>alert("1 < 2")</script><style>p{}</style><svg/onload=alert(1)>c';
    expect(cutHtml(html, 200)).toBe('<p>Ab</p>c');
  });

  test('shows what looks like a tag and is none as text', () => {
    expect(cutHtml('1 < 2 & "3" <', 200)).toBe('1 &lt; 2 &amp; &quot;3&quot; &lt;');
    expect(cutHtml('<!-- note --> <<b>x</b>', 200)).toBe('&lt;<b>x</b>');
    expect(cutHtml('a<!-- never closed <b>x', 200)).toBe('a');
    expect(cutHtml('<p title="a > b">x</p>', 200)).toBe('<p>x</p>');
  });

  test('makes a heading a strong line, so that the outline of the page has no holes', () => {
    expect(cutHtml('<h1 id="a">Role</h1><p>Text</p>', 200)).toBe('<p><strong>Role</strong></p><p>Text</p>');
  });

  test('closes what is open and ignores ends without a beginning', () => {
    expect(cutHtml('<ul><li>One<li>Two</ul></b>', 200)).toBe('<ul><li>One<li>Two</li></li></ul>');
    expect(cutHtml('</p></ul>Text', 200)).toBe('Text');
    expect(cutHtml('<b><i>x</b></i>', 200)).toBe('<b><i>x</i></b>');
  });

  test('puts a space where cells and blocks end, and folds white space', () => {
    expect(cutHtml('<table><tr><td>Pay</td><td>40</td></tr></table>', 200)).toBe('Pay 40 ');
    expect(cutHtml('<div>One</div>\n\n  <div>Two</div>', 200)).toBe('One Two ');
  });

  test('of a whole posting shows 200 characters and is balanced', () => {
    const posting = `<div><h2>About us</h2><p>${'We build <em>pipes &amp; pumps</em> for towns. '.repeat(80)}</p></div>`;
    const snippet = cutHtml(posting, 200);
    expect(Array.from(toText(snippet)).length).toBeLessThanOrEqual(201);
    expect(Array.from(toText(snippet)).length).toBeGreaterThan(190);
    expect(snippet).toContain('…');
    for (const tag of ['p', 'em', 'strong']) {
      expect(snippet.split(`<${tag}>`).length, tag).toBe(snippet.split(`</${tag}>`).length);
    }
  });

  test('takes 2 MB of open brackets without trouble', () => {
    expect(cutHtml('<'.repeat(2_000_000), 200)).toBe(`${'&lt;'.repeat(200)}…`);
    expect(cutHtml('<b '.repeat(600_000), 200).length).toBeLessThan(2_000);
  });
});
