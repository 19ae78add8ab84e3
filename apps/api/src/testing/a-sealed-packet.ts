import type { FilledField, SealedPacket } from '@firsthand/contracts';
import { TEST_NOW } from './test-api.ts';

/** A question with its answer, typed by the person unless said otherwise. */
export function aFilledField(changes: Partial<FilledField> = {}): FilledField {
  return {
    ...{ key: 'why', label: 'Why do you want to work here?', help: null, kind: 'long-text' },
    ...{ group: 'questions', required: true, options: [], sensitive: null, one_of: null, shown_when: null },
    ...{ value: 'Because.', source: { kind: 'typed', detail: 'Typed by you' }, left_empty: null },
    ...changes,
  };
}

/** What somebody confirmed. `mark` stands in the posting, the profile, an answer and the file's name. */
export function aSealedPacket(mark: string, changes: Partial<SealedPacket> = {}): SealedPacket {
  const now = TEST_NOW.toISOString();
  const file = { kind: 'resume' as const, filename: `${mark}.pdf`, mimetype: 'application/pdf' };
  return {
    sealed_at: now,
    digest: 'a-digest',
    job: { title: mark, company: 'Acme', description: `<p>${mark}</p>` },
    profile: { profile_name: mark },
    form: { origin: 'employer', read_at: now, notices: [] },
    fields: [aFilledField({ value: mark })],
    files: [{ ...file, size: aPacketFile(mark).length }],
    ...changes,
  };
}

/** The bytes of the file that `aSealedPacket` names. */
export function aPacketFile(mark: string): Buffer {
  return Buffer.from(`%PDF-1.7 packet ${mark}`);
}
