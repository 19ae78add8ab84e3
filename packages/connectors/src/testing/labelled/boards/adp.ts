import {
  CLIENT_FEATURES,
  CONTENT_LINKS,
  recordings,
  toDetail,
  toList,
  toRow,
  type RowFacts,
} from '../../../adp/recordings.ts';
import type { LabelledBoard, LabelledPosting } from '../labelled-posting.ts';
import { toHtml } from '../lines.ts';

export interface AdpFacts extends Pick<RowFacts, 'level' | 'places' | 'jobClass' | 'pay'> {
  /** Listed in French alone. */
  isFrench?: boolean;
}

/** A career centre of Workforce Now with at most 20 postings a language: two lists, and a detail each. */
export function toAdpBoard(postings: readonly LabelledPosting<AdpFacts>[]): LabelledBoard {
  const rows = postings.map(([title, { isFrench = false, ...facts }, lines], index) => {
    const id = String(710101 + index);
    const row = toRow({ id, title, reference: id, posted: '2026-11-02T09:15:00.000-05:00', ...facts });
    const lang = isFrench ? 'fr_CA' : 'en_CA';
    return { lang, row, detail: toDetail(lang, id, row, toHtml(lines)) };
  });
  const lists = ['en_CA', 'fr_CA'].map((lang) => {
    const listed = rows.filter((row) => row.lang === lang).map(({ row }) => row);
    return toList(lang, 1, listed, listed.length);
  });
  return {
    board: recordings.board,
    company: 'Quillhaven',
    answers: [CONTENT_LINKS, CLIENT_FEATURES, ...lists, ...rows.map(({ detail }) => detail)],
  };
}
