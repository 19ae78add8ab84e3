import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { decodeOnce, toDescription } from './html.ts';

/** Payloads of the usual families; each must come out as inert text or not at all. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\0>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)//',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://ok.example" onmouseover="alert(1)" style="position:fixed">x</a>',
  '<a href=\'https://ok.example/"onclick="alert(1)\'>x</a>',
  '<a href="https://ok.example/&quot;onclick=&quot;alert(1)">x</a>',
  '<a href="https://javascript:alert(1)@ok.example/">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<style>@import "javascript:alert(1)"; body{background:url(javascript:alert(1))}</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<input autofocus onfocus=alert(1)>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p id="x" name="y" class="z">clobber</p><img name=getElementById>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<p><b onclick=alert(1)>x</b></p>',
  '<p/onclick=alert(1)>x</p>',
  '<p title="<img src=x onerror=alert(1)>">x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<<script>alert(1)//<</script>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<a href="https://ok.example"><a href="javascript:alert(1)">x</a></a>',
  '<li><svg><p><style><g title="</style><img src onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<isindex action=javascript:alert(1) type=image>',
  '<p>\u2028<img src=x onerror=alert(1)>\u2029</p>',
  'x"onmouseover="alert(1)',
  "';alert(1);//",
];

const TAGS = new Set(
  'h3 h4 p br hr ul ol li blockquote pre code strong em u s sub sup a table thead tbody tr th td dl dt dd'.split(
    ' ',
  ),
);

/** Reads the output the way a browser would and gives all that could act. */
function findDanger(html: string): string[] {
  const danger: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!TAGS.has(name)) danger.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        const isLink =
          name === 'a' && attribute === 'href' && /^(?:https?:\/\/|mailto:)[^\s"'<>]*$/.test(value);
        const isRel = name === 'a' && attribute === 'rel' && value === 'nofollow noopener noreferrer';
        if (!isLink && !isRel) danger.push(`${name}@${attribute}=${value}`);
      }
    },
    oncomment: (text) => danger.push(`<!--${text}-->`),
    onprocessinginstruction: (_name, text) => danger.push(`<${text}>`),
  });
  parser.write(html);
  parser.end();
  return danger;
}

test('no payload survives, alone, inside markup, escaped or in a section', () => {
  for (const payload of PAYLOADS) {
    const wrappings = [
      payload,
      `<p>before ${payload} after</p>`,
      `<ul><li>${payload}</li></ul>`,
      `<h3>Requirements</h3><p>${payload}</p><h3>Benefits</h3><div>${payload}</div>`,
      decodeOnce(payload),
      decodeOnce(decodeOnce(payload)),
    ];
    for (const html of wrappings) {
      const description = toDescription(html);
      const parts = [description.descriptionHtml, description.requirementsHtml, description.benefitsHtml];
      for (const part of parts) expect(findDanger(part ?? ''), html).toEqual([]);
    }
  }
});

test('the check itself sees danger when there is some', () => {
  expect(findDanger('<p onclick="x">a</p>')).toEqual(['p@onclick=x']);
  expect(findDanger('<script>x</script>')).toEqual(['<script>']);
  expect(findDanger('<a href="javascript:x">a</a>')).toEqual(['a@href=javascript:x']);
});

test('honest words around a payload stay', () => {
  expect(
    toDescription('<p>Weld <script>x</script>frames</p><img src=x onerror=y><p>daily</p>').descriptionText,
  ).toBe('Weld frames\n\ndaily');
});
