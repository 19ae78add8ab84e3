import { fillForm } from '@firsthand/applying';
import { ATS_SLUGS, findAts, refuse, type AppError, type QuestionsResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../../people/viewer.ts';
import { parseJobKey } from '../../models/job-key.ts';
import { toOnlyCountry } from '../../models/only-country.ts';
import { requireJob } from '../../models/stored-job.ts';
import { findLatestProfile } from '../../models/stored-profile.ts';
import { loadSurroundings } from '../turbo-apply/drafts/draft-surroundings.service.ts';
import { toApplicant } from '../../models/to-applicant.ts';
import { EmployerForms, type EmployersForm } from './employer-forms.ts';
import { toQuestions } from './questions.view.ts';

/** What employers ask of applicants. */
export interface QuestionsService {
  /** Of a signed-in viewer also which questions they have an answer for. 404 for an unknown job, 410 for a closed one. */
  get(job: { atsType: string; id: number }, viewer: Viewer | null): Promise<QuestionsResponse>;
  close(): Promise<void>;
}

export function createQuestions(context: ApiContext): QuestionsService {
  const { db } = context.database;
  const forms = new EmployerForms(context);
  return {
    close: () => forms.close(),
    get: async ({ atsType, id }, viewer) => {
      const key = parseJobKey({ source: atsType, requisition_id: id });
      if (!findAts(atsType)) throw atsUnknown();
      if (!key) throw refuse('job-unknown');
      const stored = await requireJob(db, key);
      if (stored.job.status === 'closed') throw refuse('questions-job-closed');
      const form = await forms.get(stored);
      return viewer ? toOwn(context, viewer, form, toOnlyCountry(stored)) : toQuestions(form);
    },
  };
}

/** Filled as a draft of the profile that was changed last would be; of the answers only where they come from is told. */
async function toOwn(
  { database, now }: ApiContext,
  { user }: Viewer,
  form: EmployersForm,
  country: string | null,
): Promise<QuestionsResponse> {
  const stored = await findLatestProfile(database.db, user.id);
  if (!stored) return { ...toQuestions(form), profile: null };
  const { earlier } = await loadSurroundings(database.db, user.id, [], now());
  const filled = fillForm(form.form, toApplicant(stored), {
    // Optional ones too: what would be left empty on purpose has an answer all the same.
    handling: 'fill_unanswered_questions',
    ...{ earlier, country, given: {} },
  });
  const { id, profile_name } = stored.profile;
  return { ...toQuestions(form, filled), profile: { id, profile_name } };
}

function atsUnknown(): AppError {
  return refuse('ats-unknown', { systems: ATS_SLUGS });
}
