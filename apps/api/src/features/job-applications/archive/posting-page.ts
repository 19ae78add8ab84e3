import { cleanPage } from '@firsthand/markup';
import { html, type Html } from '../../../http/html.ts';
import { toLink, toRows, writePage } from './page.ts';

export interface PostingText {
  title: string;
  company?: string | null | undefined;
  location?: string | null | undefined;
  posted_at?: string | null | undefined;
  salary?: string | null | undefined;
  external_url?: string | null | undefined;
  description?: string | null | undefined;
  requirements?: string | null | undefined;
  benefits?: string | null | undefined;
}

/** The posting as it was when it was copied. */
export function writePostingPage(posting: PostingText): string {
  const body = html`<h1>${posting.title}</h1>
    ${toRows([
      ['Company', posting.company ?? null],
      ['Location', posting.location ?? null],
      ['Pay', posting.salary ?? null],
      ['Posted', posting.posted_at ?? null],
      ['Address', posting.external_url ? toLink(posting.external_url) : null],
    ])}
    ${toSection('Description', posting.description)} ${toSection('Requirements', posting.requirements)}
    ${toSection('Benefits', posting.benefits)}`;
  return writePage(posting.title, body);
}

/** Somebody else's HTML as it may stand in a page of ours: its text and shape. */
export function cleanHtml(text: string): Html {
  return { html: cleanPage(text) };
}

function toSection(heading: string, text: string | null | undefined): Html {
  const clean = cleanHtml(text ?? '');
  return clean.html === ''
    ? clean
    : html`<h2>${heading}</h2>
        <div>${clean}</div>`;
}
