import { escapeHtml } from '@firsthand/contracts';

/** A mail without its recipient. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Words of an employer or a person among ours: they are written in their own direction, whatever stands around them. */
export interface TheirWords {
  theirs: string;
}

/** One part of a mail, written once and shown in both forms. */
export type Part =
  | { kind: 'text'; text: string | readonly (string | TheirWords)[] }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'code'; code: string }
  /** The head of what follows. */
  | { kind: 'section'; title: string }
  /** Something with a page of its own: what it is, some facts, and when and where it was seen. */
  | { kind: 'entry'; title: string; url: string; facts: readonly string[]; stamp: string }
  /** A link that is no button. */
  | { kind: 'reference'; label: string; url: string };

export interface Letter {
  productName: string;
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  parts: readonly Part[];
}

const LINE_LENGTH = 72;

/** Writes a letter as plain text and as HTML that loads nothing and reads in light and dark. */
export function composeMail(letter: Letter): MailContent {
  return { subject: letter.subject, text: toText(letter), html: toHtml(letter) };
}

function toText({ heading, parts, productName }: Letter): string {
  const blocks = [heading, ...parts.map(toTextPart), `-- \n${productName}`];
  return `${blocks.join('\n\n')}\n`;
}

function toTextPart(part: Part): string {
  switch (part.kind) {
    case 'text':
      return wrap([part.text].flat().map(toPlain).join(''));
    case 'link':
      // Alone on its line and unbroken, so that every mail program finds it.
      return `${part.label}:\n${part.url}`;
    case 'code':
      return `    ${part.code}`;
    case 'section':
      return `${wrap(part.title)}\n${'-'.repeat(Math.min(part.title.length, LINE_LENGTH))}`;
    case 'entry':
      return [...[part.title, ...part.facts, part.stamp].map(wrap), part.url].join('\n');
    case 'reference':
      return `${wrap(part.label)}:\n${part.url}`;
  }
}

const toPlain = (words: string | TheirWords) => (typeof words === 'string' ? words : words.theirs);

function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}

// Colours as the site has them. Programs that ignore <style> show the light ones, which stand on the elements.
const STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper { background: #171613 !important; }
    .sheet { background: #201e1b !important; border-color: #35322c !important; }
    .ink { color: #eeeae1 !important; }
    .line { border-color: #35322c !important; }
    .soft { color: #c8c2b6 !important; }
    .accent { color: #a9b9ff !important; }
    .button { background: #a9b9ff !important; color: #141938 !important; }
  }`;

/** For what employers and people write, or may: the first letter says in which direction it is read. */
const OWN_DIRECTION = 'dir="auto"';
const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

function toHtml({ productName, subject, preview, heading, parts }: Letter): string {
  const body = parts.map(toHtmlPart).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: #fbf9f5;">
<div ${OWN_DIRECTION} style="display: none; max-height: 0; overflow: hidden;">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background: #fbf9f5;">
<tr><td align="center" style="padding: 32px 16px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width: 520px; background: #fffefb; border: 1px solid #e2dcd0; border-radius: 6px;">
<tr><td style="padding: 32px 28px; ${FONT}; font-size: 16px; line-height: 1.5; text-align: left;">
<p class="soft" style="margin: 0 0 20px; color: #484339; font-size: 14px;">${escapeHtml(productName)}</p>
<h1 class="ink" style="margin: 0 0 16px; color: #1c1a17; font-size: 22px; line-height: 1.25;">${escapeHtml(heading)}</h1>
${body}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function toHtmlPart(part: Part): string {
  switch (part.kind) {
    case 'text':
      return `<p ${OWN_DIRECTION} class="soft" style="margin: 0 0 16px; color: #484339;">${[part.text].flat().map(toInline).join('')}</p>`;
    case 'link':
      return `<p style="margin: 0 0 16px;"><a class="button" href="${escapeHtml(part.url)}" style="display: inline-block; padding: 12px 20px; background: #2840ad; color: #ffffff; border-radius: 6px; font-weight: 600; text-decoration: none;">${escapeHtml(part.label)}</a></p>
<p class="soft" style="margin: 0 0 16px; color: #484339; font-size: 14px;">Or open this address:<br><a class="accent" href="${escapeHtml(part.url)}" style="color: #2840ad; word-break: break-all;">${escapeHtml(part.url)}</a></p>`;
    case 'section':
      return `<h2 ${OWN_DIRECTION} class="ink line" style="margin: 28px 0 16px; padding-top: 16px; border-top: 1px solid #e2dcd0; color: #1c1a17; font-size: 18px; line-height: 1.3;">${escapeHtml(part.title)}</h2>`;
    case 'entry':
      return `<p class="soft" style="margin: 0 0 20px; color: #484339;"><a ${OWN_DIRECTION} class="accent" href="${escapeHtml(part.url)}" style="color: #2840ad; font-weight: 600;">${escapeHtml(part.title)}</a><br>${part.facts.map((fact) => `${toInline({ theirs: fact })}<br>`).join('\n')}
<span ${OWN_DIRECTION} style="font-size: 14px;">${escapeHtml(part.stamp)}</span></p>`;
    case 'reference':
      return `<p style="margin: 0 0 16px;"><a class="accent" href="${escapeHtml(part.url)}" style="color: #2840ad;">${escapeHtml(part.label)}</a></p>`;
    case 'code':
      return `<p class="ink" style="margin: 0 0 16px; color: #1c1a17; font-size: 28px; font-weight: 700; letter-spacing: 0.2em; font-variant-numeric: tabular-nums;">${escapeHtml(part.code)}</p>`;
  }
}

function toInline(words: string | TheirWords): string {
  const text = escapeHtml(toPlain(words));
  return typeof words === 'string' ? text : `<span ${OWN_DIRECTION}>${text}</span>`;
}
