import {
  findAts,
  type ApplicationDetail,
  type FilledField,
  type SealedPacket,
  type Submission,
  STAGE_LABELS,
  STATUS_LABELS,
  WAY_LABELS,
} from '@firsthand/contracts';
import { html, type Html } from '../../../http/html.ts';
import { findPacketFault } from '../../../models/packet-texts.ts';
import { toLink, toRows, writePage } from './page.ts';
import { cleanHtml } from './posting-page.ts';

/** How deep a profile or a receipt is shown; what lies deeper is in packet.json. */
const DEEPEST = 6;

type Files = SealedPacket['files'];

interface Shown extends ApplicationDetail {
  /** Where each file lies beside the page. */
  filePaths: ReadonlyMap<string, string>;
}

/** Everything that is kept of an application, for people, as one page. */
export function writeApplicationPage({ application, stages, packet, submission, filePaths }: Shown): string {
  const { job_data: job } = application;
  const body = html`<h1>${job.title}</h1>
    ${toRows([
      ['Company', job.company ?? job.client_name],
      ['Location', job.location],
      ['System', application.ats_source && (findAts(application.ats_source)?.label ?? null)],
      ['Address', job.external_url === null ? null : toLink(job.external_url)],
      ['Applied', toTime(application.applied_at)],
      ['Way', WAY_LABELS[application.way]],
      ['Status', STATUS_LABELS[application.application_status]],
      ['Follow up on', application.follow_up_on],
    ])}
    <p><a href="posting.html">The posting as it was</a></p>
    <h2>Stages</h2>
    ${toRows(stages.map(({ stage, on }) => [STAGE_LABELS[stage], on] as const))} ${toNotes(application.notes)}
    ${submission ? toSending(submission) : html``} ${packet ? toPacket(packet, filePaths) : html``}`;
  return writePage(job.title, body);
}

function toNotes(notes: string): Html {
  return notes.trim() === ''
    ? html``
    : html`<h2>Notes</h2>
        <p class="text">${notes}</p>`;
}

function toSending({ state, message, sent_at: sentAt, receipt }: Submission): Html {
  return html`<h2>Sending</h2>
    ${toRows([
      ['Outcome', toWords(state)],
      ['Message', message],
      ['Sent', sentAt && toTime(sentAt)],
      ['Receipt', receipt && toValue(receipt, 0)],
    ])}`;
}

function toPacket(packet: SealedPacket, filePaths: Shown['filePaths']): Html {
  // Of an account file from before there were bounds.
  if (findPacketFault(packet) !== null)
    return html`<h2>What was confirmed</h2>
      <p>It is too long for a page. All of it is in packet.json.</p>`;
  return html`<h2>What was confirmed</h2>
    <p class="quiet">Sealed ${toTime(packet.sealed_at)}, fingerprint ${packet.digest}</p>
    ${packet.form.notices.map((notice) => html`<p class="quiet">${notice}</p>`)}
    ${toRows(packet.fields.filter(isAsked).map((field) => [field.label, toAnswer(field, packet.files)] as const))}
    <h2>Files</h2>
    ${packet.files.length === 0 ? html`<p>None</p>` : html``}
    <ul>
      ${packet.files.map(({ kind, filename }) => {
        const path = filePaths.get(kind);
        if (path === undefined) return html`<li>${filename}</li>`;
        return html`<li><a href="${path.split('/').map(encodeURIComponent).join('/')}">${filename}</a></li>`;
      })}
    </ul>
    <h2>The profile as it was</h2>
    ${toValue(packet.profile, 0)}`;
}

/** What another answer hid was never before the person's eyes. */
function isAsked({ value, left_empty: leftEmpty }: FilledField): boolean {
  return value !== null || leftEmpty !== null;
}

function toAnswer({ value, source, left_empty: leftEmpty, options, kind }: FilledField, files: Files): Html {
  if (value === null) return html`<span class="quiet">Left empty. ${leftEmpty}</span>`;
  const toText = (one: string) =>
    kind === 'file'
      ? (files.find((file) => file.kind === one)?.filename ?? one)
      : (options.find((option) => option.value === one)?.label ?? one);
  return html`${[value].flat().map(toText).join('\n')}<br /><span class="quiet"
      >${source?.detail ?? null}</span
    >`;
}

function toValue(value: unknown, depth: number, isPlain = false): Html {
  if (value === null || value === undefined || value === '') return html``;
  if (typeof value === 'string') return html`${value}`;
  if (typeof value !== 'object') return html`${JSON.stringify(value)}`;
  if (depth >= DEEPEST) return html`…`;
  if (Array.isArray(value)) {
    return html`<ul>
      ${value.map((one) => html`<li>${toValue(one, depth + 1, isPlain)}</li>`)}
    </ul>`;
  }
  return toRows(
    Object.entries(value).map(
      ([name, one]) => [toWords(name), toShown(name, one, depth + 1, isPlain)] as const,
    ),
  );
}

function toShown(name: string, value: unknown, depth: number, isPlain: boolean): Html | null {
  // The one rich text of a profile, but in its sections, where all is plain.
  const isRich = name === 'description' && typeof value === 'string' && !isPlain;
  const shown = isRich ? cleanHtml(value) : toValue(value, depth, isPlain || name === 'sections');
  return shown.html === '' ? null : shown;
}

/** "first_name" → "First name" */
function toWords(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 2026-02-01T09:00:00.000Z → 2026-02-01 09:00 UTC */
function toTime(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
