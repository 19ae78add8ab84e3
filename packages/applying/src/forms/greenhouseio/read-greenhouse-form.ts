import type { AtsFetch } from '@firsthand/connectors';
import type { ApplicationForm, FormJob } from '../../contract.ts';
import { askAts, toUnreadable } from '../ask-ats.ts';
import { sanitizeForm } from '../sanitize-form.ts';
import { greenhouseJob } from './payload.ts';
import { toConsentFields, toDemographicFields } from './extra-blocks.ts';
import { toQuestionFields } from './question-fields.ts';

/** The form of one Greenhouse posting, with its voluntary blocks and consent boxes. */
export async function readGreenhouseForm(job: FormJob, fetch: AtsFetch): Promise<ApplicationForm> {
  const answer = await askAts(job.source, fetch, toFormUrl(job));
  const parsed = greenhouseJob.safeParse(answer);
  if (!parsed.success) throw toUnreadable(job.source, 'the posting came without its questions', parsed.error);
  const {
    questions,
    location_questions: places,
    compliance,
    demographic_questions: demographic,
  } = parsed.data;
  const demographicQuestions = demographic?.questions ?? [];
  return sanitizeForm('employer', {
    fields: [
      ...questions.flatMap((question) => toQuestionFields(question)),
      ...places.flatMap((question) => toQuestionFields(question)),
      ...compliance.flatMap((block) =>
        block.questions.flatMap((question, index) =>
          toQuestionFields(question, {
            topic: 'equal-opportunity',
            help: index === 0 ? block.description : null,
          }),
        ),
      ),
      ...demographicQuestions.flatMap(toDemographicFields),
      ...toConsentFields(parsed.data.data_compliance, demographicQuestions.length > 0),
    ],
    notices: [],
  });
}

/** The address of a posting with its form; submitting goes to the same without the query. */
function toFormUrl({ board, externalId }: FormJob): string {
  const path = `${encodeURIComponent(board)}/jobs/${encodeURIComponent(externalId)}`;
  return `https://boards-api.greenhouse.io/v1/boards/${path}?questions=true`;
}
