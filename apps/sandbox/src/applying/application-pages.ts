import { escapeHtml } from '@firsthand/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { toStandInPage, toStandInPolicy } from '../stand-in-page.ts';
import type { ReceivedApplication, ReceivedApplications } from './received-applications.ts';

/** Below our own address, where people find it. */
const APPLICATIONS_PATH = '/sandbox/applications';

const STYLE = `article{background:var(--sheet);border:1px solid var(--line);border-radius:6px;padding:16px;margin:0 0 16px}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:4px 16px;margin:0 0 12px;font-size:1rem}
dt{color:var(--soft)}dd{margin:0;white-space:pre-wrap}
code{font-size:.8125rem}
@media (max-width:30rem){dl{display:block}dt{margin-top:8px}}`;

const SHOWN_LENGTH = 2_000;
const shorten = (text: string): string =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}… (${text.length} characters)` : text;

function toRow(name: string, value: string): string {
  return `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`;
}

function toArticle(application: ReceivedApplication): string {
  const { id, received_at: at, company, job_title: title, source, board, fields, files } = application;
  const rows = [
    ...fields.map(({ name, value }) => toRow(name, escapeHtml(shorten(value)))),
    ...files.map(({ field, filename, type, size, sha256 }) =>
      toRow(
        field,
        `${escapeHtml(filename)} (${escapeHtml(type)}, ${size} bytes)<br><code>sha-256 ${sha256}</code>`,
      ),
    ),
  ];
  return `<article aria-labelledby="a${id}"><h2 id="a${id}">${escapeHtml(title)}, ${escapeHtml(company)}</h2>
<p class="small">Application ${id} to ${escapeHtml(`${source}:${board}`)}, received <time datetime="${at}">${at
    .slice(0, 19)
    .replace('T', ' ')} UTC</time></p>
<dl>${rows.join('\n')}</dl></article>`;
}

function toPage(applications: readonly ReceivedApplication[]): string {
  const list =
    applications.length === 0
      ? '<p class="soft">Nothing has arrived yet.</p>'
      : applications.map(toArticle).join('\n');
  return toStandInPage({
    title: 'Applications that arrived',
    name: 'Sandbox employers',
    style: STYLE,
    body: `<main><h1>Applications that arrived</h1>
<div class="note"><p><strong>Demo data.</strong> This is what the invented employers’ systems took through their APIs and
from the forms on their pages. No employer exists, and nothing left this machine. It is forgotten when the program stops.</p></div>
${list}</main>`,
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': toStandInPolicy(),
      'cache-control': 'no-store',
    })
    .send(html);
}

/** What arrived: as JSON for tests, as a page for people. */
export function addApplicationPages(app: FastifyInstance, received: ReceivedApplications): void {
  app.get(`${APPLICATIONS_PATH}.json`, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ applications: received.list() }),
  );
  app.get(APPLICATIONS_PATH, (_request, reply) => sendPage(reply, toPage(received.list())));
}
