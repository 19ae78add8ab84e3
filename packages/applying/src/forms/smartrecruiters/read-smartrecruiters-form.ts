import type { AtsFetch } from '@firsthand/connectors';
import { z } from 'zod';
import type { ApplicationForm, FormJob } from '../../contract.ts';
import { askAts, callAts, readAnswer, toUnreadable } from '../ask-ats.ts';
import { toBasicFields, toCommonForm, toConsentFields } from '../common/common-form.ts';
import type { RawField } from '../raw-form.ts';
import { sanitizeForm } from '../sanitize-form.ts';
import { postingConfiguration, type PostingConfiguration } from './payload.ts';
import { toQuestionFields } from './question-fields.ts';

const API = 'https://api.smartrecruiters.com';
const posting = z.object({ uuid: z.string().min(1), active: z.unknown().optional() });

/**
 * The form of one SmartRecruiters posting, for who has the employer's key: names and files, the employer's questions
 * with their conditions, and consent. A key that is not accepted shows nothing, so the common form is given then.
 */
export async function readSmartrecruitersForm(
  job: FormJob,
  fetch: AtsFetch,
  key: string,
): Promise<ApplicationForm> {
  const { source, board, externalId } = job;
  const path = `${encodeURIComponent(board)}/postings/${encodeURIComponent(externalId)}`;
  const found = posting.safeParse(await askAts(source, fetch, `${API}/v1/companies/${path}`));
  if (!found.success) throw toUnreadable(source, 'the posting came without its uuid', found.error);

  const response = await callAts(source, fetch, {
    url: `${API}/postings/${encodeURIComponent(found.data.uuid)}/configuration?conditionalsIncluded=true`,
    headers: { 'x-smarttoken': key },
  });
  if (response.status === 401 || response.status === 403) return toCommonForm(source);
  const parsed = postingConfiguration.safeParse(readAnswer(source, response));
  if (!parsed.success) throw toUnreadable(source, 'the posting came without its questions', parsed.error);
  return sanitizeForm('employer', {
    fields: [
      ...toBasicFields(source),
      ...toQuestionFields(parsed.data),
      ...toConsentFields(source).map((field) => withPolicies(field, parsed.data)),
    ],
  });
}

/** The policies that the person agrees to, to be read before. */
function withPolicies(field: RawField, { privacyPolicies }: PostingConfiguration): RawField {
  const policies = privacyPolicies.map(({ orgName, url }) => [orgName, url].filter(Boolean).join(': '));
  return policies.length === 0 ? field : { ...field, help: policies.join('\n') };
}
