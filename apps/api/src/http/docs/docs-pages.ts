import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { html, type Html } from '../html.ts';
import type { Call, CallGroup, Description, Operation, Schema } from './description.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { listFields, toSchemaWords, type Field } from './schema-words.ts';

const ROOT = '/v1/docs';
/** Deeper than what ours hold; an endless one would never end. */
const MOST_DEPTH = 8;
/** What a description says of an answer that nobody described. */
const UNDESCRIBED = 'Default Response';

/** As one piece: the policy names it by the hash of its exact content. */
const STYLE: Html = { html: `<style>${DOCS_STYLE}</style>` };

/** The pages run nothing and load only the site's icon. */
export const DOCS_POLICY = [
  ...["default-src 'none'", "img-src 'self'", "base-uri 'none'", "form-action 'none'"],
  ...[`style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`],
  "frame-ancestors 'none'",
].join('; ');

/** What the API is, who may call it, and every call with the way to what is said of it. */
export function writeDocsStart(description: Description, groups: readonly CallGroup[]): string {
  const { info, servers = [], components } = description;
  const token = components?.securitySchemes?.accessToken?.description ?? '';
  return writePage(
    info.title,
    html`<h1>${info.title}</h1>
      <p>${toText(info.description ?? '')}</p>
      <p>
        Addresses begin with <code>${servers[0]?.url ?? ''}</code>. Programs read the same at
        <a href="/v1/openapi.json">/v1/openapi.json</a> (OpenAPI 3.1).
      </p>
      <h2>Who may call</h2>
      <p>
        Searching and reading jobs needs nothing. Everything that is somebody’s own needs
        <code>Authorization: Bearer …</code>, with one of these:
      </p>
      <p>${toText(token)}</p>
      <p>${toText(components?.securitySchemes?.bearer?.description ?? '')}</p>
      <h2>When a call is refused</h2>
      <p>
        The status fits, and <code>error</code> in the answer says why. Each answer has a number in
        <code>x-request-id</code>. With 429 and 503, <code>retry-after</code> says in how many seconds to try
        again.
      </p>
      ${groups.map(
        ({ name, slug, calls }) =>
          html`<h2>${name}</h2>
            <ul class="calls">
              ${calls.map(
                ({ id, method, path, operation }) =>
                  html`<li>
                    <a href="${ROOT}/${slug}#${id}"
                      ><code>${method} ${path}</code><span>${operation.summary ?? ''}</span></a
                    >
                  </li>`,
              )}
            </ul>`,
      )}`,
  );
}

/** All that is said of the calls of one group. */
export function writeDocsGroup(description: Description, { name, calls }: CallGroup): string {
  const origin = description.servers?.[0]?.url ?? '';
  return writePage(
    `${name} – ${description.info.title}`,
    html`<h1>${name}</h1>
      ${calls.map((call) => writeCall(call, origin))}`,
  );
}

function writeCall(call: Call, origin: string): Html {
  const { id, method, path, operation } = call;
  const { summary, description, parameters = [], requestBody, responses = {} } = operation;
  const fields = parameters.map(
    (parameter) =>
      html`<li>
        <code>${parameter.name}</code> ${toPlace(parameter.in)}${parameter.required ? ', required' : ''}:
        ${toSchemaWords(parameter.schema ?? {})}${toRemark(parameter.description)}
      </li>`,
  );
  return html`<section class="call" id="${id}">
    <h2><code>${method} ${path}</code></h2>
    <p>${summary ?? ''}</p>
    ${description === undefined ? null : html`<p>${toText(description)}</p>`}
    <p class="soft">${toAccessWords(operation)}</p>
    ${
      fields.length === 0
        ? null
        : html`<h3>Parameters</h3>
            <ul class="fields">
              ${fields}
            </ul>`
    }
    ${Object.entries(requestBody?.content ?? {}).map(
      ([type, { schema = {} }]) =>
        html`<h3>Body (${type})</h3>
          ${writeFields(schema)}`,
    )}
    <h3>Answers</h3>
    <ul class="fields">
      ${Object.entries(responses).map(
        ([status, { description: said, content }]) =>
          html`<li><code>${status}</code> ${toAnswerWords(status, said)}${writeAnswer(status, content)}</li>`,
      )}
    </ul>
    <h3>With curl</h3>
    <pre><code>${toCommand(call, origin)}</code></pre>
  </section>`;
}

const toPlace = (place: string) => (place === 'path' ? 'in the path' : `in the ${place}`);

function toAnswerWords(status: string, said: string | undefined): string {
  return said === undefined || said === UNDESCRIBED ? (STATUS_CODES[status] ?? '') : said;
}

/** What a good answer holds, to be opened; refusals all hold the same. */
function writeAnswer(status: string, content: Record<string, { schema?: Schema }> = {}): Html {
  const shown = status.startsWith('2') ? Object.entries(content) : [];
  return html`${shown.map(([type, { schema = {} }]) =>
    listFields(schema).length === 0
      ? html`: ${type}`
      : html`<details>
          <summary>${type}: what it holds</summary>
          ${writeFields(schema)}
        </details>`,
  )}`;
}

function writeFields(schema: Schema): Html {
  const fields = listFields(schema);
  if (fields.length === 0) return html`<p>${toSchemaWords(schema)}</p>`;
  return html`<ul class="fields">
    ${fields.map((field) => writeField(field, 1))}
  </ul>`;
}

function writeField({ name, schema, isRequired }: Field, depth: number): Html {
  const inner = depth < MOST_DEPTH ? listFields(schema) : [];
  return html`<li>
    <code>${name}</code>${isRequired ? '' : ', may be missing'}:
    ${toSchemaWords(schema)}${toRemark(schema.description)}${
      inner.length === 0
        ? null
        : html`<ul class="fields">
            ${inner.map((field) => writeField(field, depth + 1))}
          </ul>`
    }
  </li>`;
}

const toRemark = (text: string | undefined) => (text === undefined ? null : html`. ${toText(text)}`);

/** Whether a call answers without a sign-in too. */
function isOpen(security: Operation['security']): boolean {
  return !security?.length || security.some((one) => Object.keys(one).length === 0);
}

/** Who may make a call, from what its description says of security. */
function toAccessWords({ security }: Operation): string {
  if (!security?.length) return 'Open to everybody.';
  const scopes = security.flatMap(({ accessToken }) => accessToken ?? []);
  const who = isOpen(security)
    ? 'Open to everybody; who is signed in gets more.'
    : `Needs ${security.some(({ bearer }) => bearer?.includes('admin')) ? 'an admin’s sign-in' : 'a sign-in'}.`;
  if (scopes.length === 0) return `${who} Closed to access tokens.`;
  return `${who} An access token needs ${scopes.map((scope) => `“${scope}”`).join(' or ')}.`;
}

/** A line for a shell, in which capitals stand for what to put in. */
function toCommand({ method, path, operation }: Call, origin: string): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
  const types = Object.keys(operation.requestBody?.content ?? {});
  return [
    'curl -s',
    method === 'GET' ? '' : `-X ${method}`,
    isOpen(operation.security) ? '' : "-H 'Authorization: Bearer TOKEN'",
    types.includes('application/json') ? "-H 'Content-Type: application/json' -d 'BODY'" : '',
    types.includes('multipart/form-data') ? '-F file=@FILE' : '',
    `'${origin}${address}'`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Text in which words between backticks are code. */
function toText(text: string): Html {
  const parts = text.split('`');
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}

function writePage(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${STYLE}
      </head>
      <body>
        <header><a href="/">Back to Firsthand</a> <a href="${ROOT}">All calls of the API</a></header>
        <main>${body}</main>
      </body>
    </html> `.html;
}
