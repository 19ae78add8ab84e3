import type { AccountFileRow } from '@firsthand/contracts';
import { toFileName } from '../../../files/file-name.ts';
import { putVersion } from '../../../models/resume-version-store.ts';
import { refuseFile } from './file-refusal.ts';
import type { ListRule, Looking } from './list-rule.ts';
import { readDocument } from './read-document.ts';
import { requireNumber } from './require-number.ts';

type Row = AccountFileRow<'resume-versions'>;

/** As many lines of as many letters as a wording may have. */
const WORDING_BYTES = 2 * 1_024 * 1_024;

/** Resumes that were made for the jobs of prepared applications. */
export const RESUME_VERSION_RULE: ListRule<Row> = {
  name: 'resumes made for jobs',
  key: (row) => row.draft_id,
  bytes: WORDING_BYTES,
  parent: { list: 'application-drafts', id: (row) => row.draft_id },
  async look(row, looking) {
    await readPdf(row, looking);
    return null;
  },
  async store({ draft_id: id, wording, size: _size, ...row }, { file, tx, drafts, experience }) {
    const { content } = await readPdf({ ...row, draft_id: id, wording, size: _size }, { file });
    await putVersion(tx, {
      ...{ ...row, draft_id: requireNumber(drafts, id), content },
      filename: toFileName(row.filename, '.pdf', 'resume'),
      // Of an entry that is no longer in the profile the words stand in the PDF alone.
      wording: wording.flatMap(({ experience_id: inFile, lines }) => {
        const here = experience.get(inFile);
        return here === undefined ? [] : [{ experience_id: here, lines }];
      }),
    });
    return null;
  },
};

async function readPdf({ draft_id: id, filename, size }: Row, { file }: Pick<Looking, 'file'>) {
  const read = await readDocument(file, 'resume-versions', { id, kind: 'resume', filename, size });
  if (read.type.extension === '.pdf') return read;
  throw refuseFile(`resume-versions/${id} holds no PDF. Nothing was brought in.`);
}
