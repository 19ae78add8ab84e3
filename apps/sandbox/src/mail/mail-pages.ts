import { escapeHtml } from '@firsthand/contracts';
import { toStandInPage } from '../stand-in-page.ts';
import type { DemoMail } from './kept-mails.ts';
import { BUSY_DOMAIN, REFUSED_DOMAIN } from './smtp-side.ts';

/** Where the mailbox is shown, on the product's own origin. */
export const MAILBOX_PATH = '/sandbox/mail';

const NAME = 'Demo mailbox';
const NOTE = `<div class="note"><p><strong>No mail leaves this machine.</strong> What the demo sends to anyone arrives here,
and everyone who can open this demo can read it.</p></div>`;

const LIST_STYLE = `.find{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:16px 0 24px}.find div{flex:1 1 14rem}
.mails{list-style:none;margin:0 0 32px;padding:0;border-top:1px solid var(--line)}.mails li{border-bottom:1px solid var(--line)}
.mails a{display:block;padding:12px 0;color:inherit;text-decoration:none}
.mails a:hover .subject{text-decoration:underline}.subject{display:block;font-weight:600;color:var(--accent)}
.meta{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;font-size:1rem;color:var(--soft)}`;

/** The text's column holds the 72 characters that mail is wrapped at. */
const MAIL_STYLE = `.page{--page:80rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:0 0 24px;font-size:1rem}
dt{color:var(--soft)}dd{margin:0}.faces{display:grid;gap:32px;max-width:42rem}
iframe{display:block;width:100%;height:54rem;border:1px solid var(--line);border-radius:6px;background:var(--sheet)}
pre{margin:0;padding:16px;border:1px solid var(--line);border-radius:6px;background:var(--sheet);
font:.875rem/1.6 ui-monospace,monospace;white-space:pre-wrap}
@media (min-width:720px){iframe{height:44rem}}
@media (min-width:1080px){.faces:has(iframe){max-width:none;grid-template-columns:minmax(0,1fr) minmax(0,41rem);align-items:start}}`;

/** The demo runs where it is read, so this machine's time zone is the reader's. */
const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

function toTime(at: string): string {
  return `<time datetime="${at}">${escapeHtml(TIME.format(new Date(at)))}</time>`;
}

const toSubject = (mail: DemoMail): string => (mail.subject === '' ? '(no subject)' : mail.subject);

function toRow(mail: DemoMail): string {
  return `<li><a href="${MAILBOX_PATH}/${mail.id}"><span class="subject">${escapeHtml(toSubject(mail))}</span>
<span class="meta"><span>To&nbsp;${escapeHtml(mail.to)}</span>${toTime(mail.at)}</span></a></li>`;
}

function toList(mails: readonly DemoMail[], to: string): string {
  if (mails.length > 0) return `<ul class="mails">\n${mails.map(toRow).join('\n')}\n</ul>`;
  if (to !== '') {
    return `<p>No mail to <strong>${escapeHtml(to)}</strong> has come. <a href="${MAILBOX_PATH}">Show all mail</a></p>`;
  }
  return `<p>No mail has come yet. <a href="/login">Ask for a sign-in link</a>, and it arrives here within seconds.</p>`;
}

/** The list of mails, newest first; `to` is what the reader filters by, "" for all. */
export function toMailListPage(mails: readonly DemoMail[], to: string): string {
  return toStandInPage({
    title: 'Demo mailbox – Firsthand',
    name: NAME,
    style: LIST_STYLE,
    body: `<main><h1>Mail sent by this demo</h1>
${NOTE}
<form class="find" role="search" action="${MAILBOX_PATH}"><div><label for="to">Mail to this address only</label>
<input id="to" name="to" type="search" value="${escapeHtml(to)}" autocomplete="off" spellcheck="false"></div>
<button>Show</button></form>
${toList(mails, to)}
<p class="small">Newest first; reload for what came since. To see a failure: mail to an address at
${REFUSED_DOMAIN} is refused for good, at ${BUSY_DOMAIN} it is put off each time.</p></main>`,
  });
}

/** Text with its web addresses as links. */
function toLinkedText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

/** Makes links leave the frame, keeping the doctype first: without it the mail would be laid out differently. */
function toFramedHtml(html: string): string {
  const base = '<base target="_top">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}

function toFaces(mail: DemoMail): string {
  // Neither scripts nor our origin; a click on a link may take the whole page along.
  const frame = `<section><h2>As HTML</h2><iframe title="The mail as HTML"
sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(toFramedHtml(mail.html))}"></iframe></section>`;
  return `<div class="faces">${mail.html === '' ? '' : frame}
<section><h2>As text</h2><pre>${toLinkedText(mail.text.trimEnd())}</pre></section></div>`;
}

/** One mail, as HTML and as text. */
export function toMailPage(mail: DemoMail): string {
  return toStandInPage({
    title: `${toSubject(mail)} – demo mailbox`,
    name: NAME,
    style: MAIL_STYLE,
    body: `<main><p><a href="${MAILBOX_PATH}">All mail</a></p><h1>${escapeHtml(toSubject(mail))}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>Arrived</dt><dd>${toTime(mail.at)}</dd></dl>
${toFaces(mail)}</main>`,
  });
}

/** What a mail's address shows after a restart, or once 200 others have come. */
export function toNoMailPage(): string {
  return toStandInPage({
    title: 'No such mail – demo mailbox',
    name: NAME,
    body: `<main><h1>This mail is not here</h1><p>The mailbox keeps the latest 200 mails until the demo stops.</p>
<p><a href="${MAILBOX_PATH}">All mail</a></p></main>`,
  });
}
