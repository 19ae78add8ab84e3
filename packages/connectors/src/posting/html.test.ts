import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeOnce, DESCRIPTION_LIMIT, toDescription, toPlainText } from './html.ts';

describe('decodeOnce', () => {
  test('takes off one level of escaping and leaves entities inside', () => {
    expect(decodeOnce('&lt;p&gt;R&amp;amp;D &amp;lt; 10&lt;/p&gt;')).toBe('<p>R&amp;D &lt; 10</p>');
  });

  test('leaves HTML alone that already has tags', () => {
    const html = '<p>Fewer than &lt;p&gt; &lt;10 engineers</p>';
    expect(decodeOnce(html)).toBe(html);
  });

  test('leaves text without any tag alone', () => {
    expect(decodeOnce('a &lt; b &amp; c')).toBe('a &lt; b &amp; c');
  });

  test('keeps a lone angle bracket beside escaped tags', () => {
    expect(decodeOnce('&lt;p&gt;5 < 6 &amp;amp; more&lt;/p&gt;')).toBe('<p>5 < 6 &amp; more</p>');
  });
});

describe('toDescription', () => {
  test('lowers headings, renames formatting and drops styles, classes and ids', () => {
    const html =
      '<h1 class="x">Role</h1><p style="color:red" id="a">We <b>build</b> <i>boats</i>.</p><h5>Note</h5>';
    expect(toDescription(html).descriptionHtml).toBe(
      '<h3>Role</h3><p>We <strong>build</strong> <em>boats</em>.</p><h4>Note</h4>',
    );
  });

  test('drops empty paragraphs, non-breaking blanks and wrappers', () => {
    const html =
      '<div><div><p>&nbsp;</p><p>One&nbsp;two</p><p><strong> </strong><br></p></div>Loose text</div>';
    expect(toDescription(html).descriptionHtml).toBe('<p>One two</p><p>Loose text</p>');
  });

  test('puts list items that lack a list into one', () => {
    expect(toDescription('<li>One</li><li>Two</li>').descriptionHtml).toBe(
      '<ul><li>One</li><li>Two</li></ul>',
    );
  });

  test('keeps links to pages and mail only, with a rel', () => {
    const html =
      '<p><a href="https://example.com/a?b=1&c=2" target="_top" onclick="x()">site</a> <a href="mailto:a@example.com">mail</a>' +
      ' <a href="/jobs">here</a> <a href="tel:123">call</a></p>';
    expect(toDescription(html).descriptionHtml).toBe(
      '<p><a href="https://example.com/a?b=1&amp;c=2" rel="nofollow noopener noreferrer">site</a> ' +
        '<a href="mailto:a@example.com" rel="nofollow noopener noreferrer">mail</a> here call</p>',
    );
  });

  test('drops images, even inline ones of a megabyte, and keeps the words after them', () => {
    const html = `<p>Before</p><img src="data:image/png;base64,${'A'.repeat(1_500_000)}"><p>After</p>`;
    expect(toDescription(html).descriptionText).toBe('Before\n\nAfter');
  });

  test('gives the text with line breaks and bullets', () => {
    const html =
      '<h2>Tasks</h2><ul><li>Sail<ul><li>far</li></ul></li><li><p>Row</p></li></ul><ol><li>Eat</li></ol><p>a<br>b</p>';
    expect(toDescription(html).descriptionText).toBe('Tasks\n\n• Sail\n• far\n• Row\n\n1. Eat\n\na\nb');
  });

  test('gives table rows as lines', () => {
    const html = '<table><tr><td>Pay</td><td><p>$10</p></td></tr><tr><td>Days</td><td>5</td></tr></table>';
    expect(toDescription(html).descriptionText).toBe('Pay | $10\nDays | 5');
  });

  test('takes signs without width for nothing, and keeps those that shape letters', () => {
    const html = '<p>Soft\u200bware\ufeff engi\u00adneer\u2060ing</p><p>می\u200cخواهم</p><p>👩\u200d🔧</p>';
    expect(toDescription(html).descriptionText).toBe('Software engineering\n\nمی\u200cخواهم\n\n👩\u200d🔧');
  });

  test('breaks the line at an empty paragraph among words', () => {
    const cases = {
      '<div>One<p></p>Two</div>': 'One\nTwo',
      '<div>One<div></div>Two</div>': 'One\nTwo',
      '<span>One<p>&nbsp;</p>Two</span>': 'One\nTwo',
      '<p>One<p></p>Two</p>': 'One\n\nTwo',
      '<ul><li>One<p><br></p>Two</li></ul>': '• One\nTwo',
      '<b>One<div> </div>Two</b>': 'One\nTwo',
      '<p>One</p><p></p><p>Two</p>': 'One\n\nTwo',
      '<div></div><p>One</p><div><p></p></div>': 'One',
      '<table><tr><td>One<p></p>Two</td></tr></table>': 'One\nTwo',
    };
    for (const [html, text] of Object.entries(cases)) {
      const described = toDescription(html);
      expect(
        described.descriptionText.replace(/\n+/g, (gap) =>
          gap.length > 1 && !text.includes('\n\n') ? '\n' : gap,
        ),
        html,
      ).toBe(text);
      expect(toDescription(described.descriptionHtml).descriptionHtml, html).toBe(described.descriptionHtml);
    }
  });

  test('ends the benefits before the statement of equal opportunity', () => {
    const statements = [
      'Acme is an equal opportunity employer. All applicants are considered without regard to race or religion.',
      'We do not discriminate on the basis of age, race or gender.',
      'If you need a reasonable accommodation, write to us.',
      'Wir freuen uns über Bewerbungen unabhängig von Geschlecht, Herkunft und Religion.',
      'Tous nos postes sont ouverts aux personnes en situation de handicap.',
      'Garantizamos la igualdad de oportunidades.',
      'Iedereen is welkom, ongeacht leeftijd of afkomst.',
      'Vi välkomnar alla, oavsett kön eller ålder.',
    ];
    for (const statement of statements) {
      const html = `<h3>Benefits</h3><ul><li>Bikes</li></ul><p>And lunch.</p><p>${statement}</p><p>Apply.</p>`;
      const { benefitsHtml, descriptionText } = toDescription(html);
      expect(benefitsHtml, statement).toBe('<h3>Benefits</h3><ul><li>Bikes</li></ul><p>And lunch.</p>');
      expect(descriptionText).toContain(statement);
    }
    const list = '<h3>Benefits</h3><ul><li>Equal pay</li></ul><h3>Requirements</h3><p>Patience.</p>';
    expect(toDescription(list).requirementsHtml).toBe('<h3>Requirements</h3><p>Patience.</p>');
  });

  test('copies the requirement and benefit sections in four languages', () => {
    const cases: [string, string][] = [
      ['What you’ll bring', 'Perks & Benefits'],
      ['Dein Profil:', 'Das bieten wir'],
      ['Profil recherché', 'Ce que nous vous offrons'],
      ['Requisitos', 'Qué ofrecemos'],
    ];
    for (const [requirements, benefits] of cases) {
      const html = `<h2>Intro</h2><p>x</p><p><strong>${requirements}</strong></p><ul><li>r</li></ul><h3>${benefits}</h3><p>b</p><h3>Apply</h3><p>y</p>`;
      const description = toDescription(html);
      expect(description.requirementsHtml).toBe(`<p><strong>${requirements}</strong></p><ul><li>r</li></ul>`);
      expect(description.benefitsHtml?.endsWith('</h3><p>b</p>')).toBe(true);
      expect(description.descriptionHtml).toContain('<li>r</li>');
    }
  });

  test('gives no section when a heading has nothing below it', () => {
    expect(toDescription('<h3>Requirements</h3><h3>Next</h3><p>x</p>').requirementsHtml).toBeNull();
  });

  test('gives empty strings for nothing', () => {
    expect(toDescription(' <p></p> ')).toEqual({
      descriptionHtml: '',
      descriptionText: '',
      requirementsHtml: null,
      benefitsHtml: null,
    });
  });

  test('stays within its limit and well-formed on a huge description', () => {
    const { descriptionHtml, descriptionText } = toDescription(
      '<ul>' + '<li>word &amp; &lt;b&gt;</li>'.repeat(30_000) + '</ul>',
    );
    expect(descriptionHtml.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
    expect(descriptionHtml.endsWith('</li></ul>')).toBe(true);
    expect(descriptionText.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
    expect(toDescription(descriptionHtml).descriptionHtml).toBe(descriptionHtml);
  });

  test('survives a hundred thousand nested tags', () => {
    expect(toDescription('<div>'.repeat(100_000) + 'deep').descriptionText).toBe('deep');
    expect(toDescription('<b><ul><li>'.repeat(30_000) + 'deep').descriptionText).toContain('deep');
  });

  test('reads no more markup than one turn of the event loop takes', () => {
    const { descriptionText } = toDescription(`first${'<p>x</p>'.repeat(100_000)}last`);
    expect(descriptionText).toContain('first');
    expect(descriptionText).not.toContain('last');
    expect(descriptionText.length).toBeLessThan(60_000);
    const fromWord = `<p class=MsoNormal style='margin:0cm;font-size:11.0pt;${'mso-list:l0 level1 lfo1;'.repeat(20)}'>x</p>`;
    expect(toDescription(`${fromWord.repeat(1_000)}last`).descriptionText).toContain('last');
  });
});

const fragments = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<div>',
        '</div>',
        '<ul>',
        '</ul>',
        '<li>',
        '</li>',
        '<h1>',
        '</h1>',
        '<b>',
        '</b>',
        '<br>',
        '<ol>',
      ],
      ...[
        '<a href="https://a.example/?x=1&y=2">',
        '</a>',
        '<a href="javascript:x">',
        '<table>',
        '<tr>',
        '<td>',
        '</td>',
      ],
      ...[
        '</table>',
        '<hr>',
        '<blockquote>',
        '</blockquote>',
        '<pre>',
        '</pre>',
        '<dl><dt>',
        '<dd>',
        '</dl>',
        '<thead>',
      ],
      ...[
        '<script>',
        '</script>',
        '<style>',
        '<!--',
        '-->',
        '<svg>',
        '</svg>',
        '&nbsp;',
        '&lt;p&gt;',
        '&amp;',
        '<',
        '>',
        ' ',
        '\n',
      ],
    ),
    fc.string({ maxLength: 12 }),
  ),
  { maxLength: 40 },
);

test('an element that ends at another of its kind does not stay inside it', () => {
  for (const name of ['dd', 'td', 'li']) {
    const once = toDescription(`<${name}>a<strong><${name}>b</${name}></strong>c</${name}>`).descriptionHtml;
    expect(once, name).not.toMatch(/<(dd|td|li)>[^<]*<\1>/);
    expect(toDescription(once).descriptionHtml).toBe(once);
  }
});

test('sanitising twice gives the same as sanitising once, whatever the markup', () => {
  fc.assert(
    fc.property(fragments, (pieces) => {
      const once = toDescription(pieces.join(''));
      const twice = toDescription(once.descriptionHtml);
      expect(twice.descriptionHtml).toBe(once.descriptionHtml);
      expect(twice.descriptionText).toBe(once.descriptionText);
    }),
    { numRuns: 400 },
  );
});

test('no markup of any kind brings back a tag or attribute that is not on the list', () => {
  fc.assert(
    fc.property(fragments, (pieces) => {
      const { descriptionHtml } = toDescription(pieces.join(''));
      const tags = descriptionHtml.match(/<[^>]*>/g) ?? [];
      for (const tag of tags) {
        expect(tag).toMatch(
          /^<(?:\/?(?:h3|h4|p|ul|ol|li|blockquote|pre|code|strong|em|u|s|sub|sup|a|table|thead|tbody|tr|th|td|dl|dt|dd)|[bh]r \/|a href="(?:https?:|mailto:)[^"<>]*" rel="nofollow noopener noreferrer")>$/,
        );
      }
      expect(toPlainText(descriptionHtml).length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
    }),
    { numRuns: 400 },
  );
});

test('blanks, lines and signs without end in a text as it was typed take no time to speak of', () => {
  for (const unit of [' ', '\t', ' \t', '\n ', '&nbsp;', ' x', '<', '&lt;a', '&amp;', 'a@', '-', '1,', ' ,'])
    for (const tag of ['pre', 'p', 'td']) {
      const startedAt = process.cpuUsage();
      toDescription(`<${tag}>x${unit.repeat(150_000 / unit.length)}x</${tag}>`);
      expect(process.cpuUsage(startedAt).user, `${tag} ${unit}`).toBeLessThan(700_000);
    }
});
