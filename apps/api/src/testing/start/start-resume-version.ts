import type { ApplicationDraft, Experience, ResumeWords } from '@firsthand/contracts';
import type { TestDatabase } from '@firsthand/test-support';
import { startTurboApply } from './start-turbo-apply.ts';

const DRAFTS = '/v1/api/job-applications/drafts';
const ENTRIES = [
  {
    ...{ job_title: 'Nurse', company_name: 'Northwind', start_date: '2019-04-01', is_current_job: true },
    description: '<p>Cared for <b>12</b> patients a day.</p><ul><li>Trained new staff</li></ul>',
  },
  {
    ...{ job_title: 'Carer', company_name: 'Hexley', start_date: '2016-01-01', end_date: '2019-03-01' },
    description: '<p>Counted stock <img src="data:image/png;base64,AAAA"></p>',
  },
];

/** Turbo Apply with two entries of experience in Ada's profile, a draft that is ready, and the calls about its resume. */
export async function startResumeVersion(database: TestDatabase, options: { hasKey?: boolean } = {}) {
  const turbo = await startTurboApply(database, options);
  const addExperience = async (profileId: number, entry: object) =>
    (await turbo.call('POST', `/v1/api/job-profiles/${profileId}/experience`, entry)).json<Experience>();
  const experience: Experience[] = [];
  for (const entry of ENTRIES) experience.push(await addExperience(turbo.profile.id, entry));
  const [nurse, carer] = experience;
  if (!nurse || !carer) throw new Error('The profile has no experience');
  const draft = await turbo.ready();
  const urlOf = ({ id }: { id: number }) => `${DRAFTS}/${id}/resume-version`;
  const make = (
    { id, version }: Pick<ApplicationDraft, 'id' | 'version'>,
    lines: readonly string[] = ['Led a ward of 30 beds'],
    more: object = {},
  ) =>
    turbo.call('PUT', urlOf({ id }), {
      ...{ version, entries: [{ experience_id: nurse.id, lines }] },
      ...more,
    });
  return {
    ...{ ...turbo, nurse, carer, draft, urlOf, make, addExperience },
    made: async (lines?: readonly string[]) => (await make(draft, lines)).json<ApplicationDraft>(),
    words: async () => (await turbo.call('GET', urlOf(draft))).json<ResumeWords>(),
    pdf: () => turbo.call('GET', `${urlOf(draft)}.pdf`),
    remove: () => turbo.call('DELETE', urlOf(draft)),
  };
}
