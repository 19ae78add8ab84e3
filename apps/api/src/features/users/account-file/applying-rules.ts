import { findTooMuchOfForm, toFormHash, toQuestionKey } from '@firsthand/applying';
import { AppError, LIMITS } from '@firsthand/contracts';
import { cleanPosting } from '@firsthand/markup';
import { cleanPacket, findPacketFault } from '../../../models/packet-texts.ts';
import { toFileName } from '../../../files/file-name.ts';
import { requireTypable } from '../../turbo-apply/drafts/typed-answers.ts';
import { toNumberElsewhere } from './job-numbers.ts';
import { noteJob, TWICE_HERE } from './keeping-rules.ts';
import { POSTING_BYTES, ROW_BYTES, type ListRules } from './list-rule.ts';
import { readDocument } from './read-document.ts';
import { requireNumber } from './require-number.ts';
import { RESUME_VERSION_RULE } from './resume-version-rule.ts';

const ofApplication = {
  list: 'applications' as const,
  id: (row: { application_id: number }) => row.application_id,
};
const applicationOf = ofApplication.id;

/** Applications with what was sealed and sent. */
export const APPLICATION_RULES: ListRules<
  | 'applications'
  | 'application-stages'
  | 'application-packets'
  | 'application-files'
  | 'application-submissions'
> = {
  applications: {
    name: 'applications',
    key: (row) => row.id,
    most: {
      count: () => LIMITS.applicationsPerUser,
      why: `An account keeps at most ${LIMITS.applicationsPerUser} applications.`,
    },
    job: (row) => row.job_identity,
    bytes: POSTING_BYTES,
    clean: ({ job_data: job, ...row }) => ({
      ...row,
      job_data: { ...job, description: cleanPosting(job.description) },
    }),
    async store({ id: inFile, job_identity: identity, ...row }, storing) {
      const { ats_source: source, requisition_id: number } = row;
      const isOfPosting = source !== null && number !== null;
      const stored = await storing.tx
        .insertInto('job_applications')
        .values({
          ...row,
          user_id: storing.userId,
          requisition_id: isOfPosting ? noteJob(storing, { source, number, identity }) : null,
          job_data: JSON.stringify(row.job_data),
          navigation: row.navigation && JSON.stringify(row.navigation),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!stored) return TWICE_HERE;
      storing.applications.set(inFile, stored.id);
      return null;
    },
  },
  'application-stages': {
    name: 'stages of applications',
    key: (row) => [row.application_id, row.stage],
    parent: ofApplication,
    async store({ application_id: id, ...stage }, { tx, applications }) {
      await tx
        .insertInto('application_stages')
        .values({ application_id: requireNumber(applications, id), ...stage })
        .execute();
      return null;
    },
  },
  'application-packets': {
    name: 'sealed applications',
    key: applicationOf,
    bytes: LIMITS.accountFileRowMaxBytes,
    parent: ofApplication,
    look({ packet }) {
      const fault = findPacketFault(packet);
      if (fault !== null) throw new AppError(fault, { code: 'packet-invalid', status: 400 });
      return null;
    },
    clean: ({ packet, ...row }) => ({ ...row, packet: cleanPacket(packet) }),
    async store({ application_id: id, packet }, { tx, applications }) {
      await tx
        .insertInto('application_packets')
        .values({
          application_id: requireNumber(applications, id),
          packet: JSON.stringify(packet),
        })
        .execute();
      return null;
    },
  },
  'application-files': {
    name: 'documents of applications',
    key: (row) => [row.application_id, row.kind],
    parent: ofApplication,
    async look(row, { file }) {
      await readDocument(file, 'application-files', { ...row, id: row.application_id });
      return null;
    },
    async store(row, { tx, file, applications }) {
      const { content, type } = await readDocument(file, 'application-files', {
        ...row,
        id: row.application_id,
      });
      await tx
        .insertInto('application_files')
        .values({
          application_id: requireNumber(applications, row.application_id),
          ...{ kind: row.kind, filename: toFileName(row.filename, type.extension, row.kind) },
          ...{ size: content.length, mimetype: type.mimetype, content },
        })
        .execute();
      return null;
    },
  },
  'application-submissions': {
    name: 'records of sending',
    key: applicationOf,
    // As long as an employer's system may answer.
    bytes: 2 * ROW_BYTES,
    parent: ofApplication,
    async store({ application_id: id, ...row }, { tx, applications, note }) {
      // Sending goes on where it began; nothing is sent twice.
      const isUnderWay = row.state === 'waiting' || row.state === 'sending';
      if (isUnderWay) note('under-way');
      await tx
        .insertInto('application_submissions')
        .values({
          ...{ ...row, application_id: requireNumber(applications, id) },
          receipt: row.receipt && JSON.stringify(row.receipt),
          ...(isUnderWay && { state: 'unknown', message: UNDER_WAY, next_attempt_at: null }),
        })
        .execute();
      return null;
    },
  },
};

const UNDER_WAY =
  'This application was still being sent when the account was taken along. The account it was made in knows what became of it.';

/** A form of all fields and choices that one may have, and all that may be typed into it. */
const DRAFT_BYTES = 6 * 1_024 * 1_024;
/** As long as a call may be that saves one. */
const ANSWER_BYTES = 1.25 * 1_024 * 1_024;

/** More than a year of as many as one day gives. */
const PREPARED_MOST = 400 * LIMITS.autoApplyDailyMax;

/** What is prepared, and what is remembered for the next form. */
export const PREPARING_RULES: ListRules<
  'application-drafts' | 'resume-versions' | 'stored-answers' | 'auto-apply-criteria' | 'auto-apply-prepared'
> = {
  'application-drafts': {
    name: 'prepared applications',
    key: (row) => [row.ats_source, row.requisition_id],
    bytes: DRAFT_BYTES,
    most: {
      count: () => LIMITS.draftsPerUser,
      why: `An account keeps at most ${LIMITS.draftsPerUser} prepared applications.`,
    },
    job: (row) => row.job_identity,
    look({ form, typed }) {
      requireTypable(typed);
      const tooMuch = findTooMuchOfForm(form.fields);
      if (tooMuch !== null) throw new AppError(tooMuch, { code: 'form-too-large', status: 400 });
      return null;
    },
    async store({ id: inFile, job_identity: identity, ...row }, storing) {
      const source = row.ats_source;
      const number = noteJob(storing, { source, number: row.requisition_id, identity });
      const profile = storing.profiles.get(row.job_profile_id);
      if (profile === undefined) storing.note('profile-gone');
      const stored = await storing.tx
        .insertInto('application_drafts')
        .values({
          ...row,
          ...{ user_id: storing.userId, requisition_id: number },
          job_profile_id: profile ?? toNumberElsewhere(row.job_profile_id),
          job: JSON.stringify({ ...row.job, source, requisition_id: number }),
          form: JSON.stringify(row.form),
          form_hash: toFormHash(row.form),
          typed: JSON.stringify(row.typed),
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'ats_source', 'requisition_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!stored) return TWICE_HERE;
      if (inFile !== undefined) storing.drafts.set(inFile, stored.id);
      return null;
    },
  },
  'resume-versions': RESUME_VERSION_RULE,
  'stored-answers': {
    name: 'remembered answers',
    key: (row) => [toQuestionKey(row.question), row.country],
    bytes: ANSWER_BYTES,
    most: {
      count: () => LIMITS.storedAnswersPerUser,
      why: `An account remembers at most ${LIMITS.storedAnswersPerUser} answers.`,
    },
    look: ({ question, answer }) =>
      toQuestionKey(question) === '' || [answer].flat().some((text) => text.trim() === '')
        ? 'These questions or answers are empty.'
        : null,
    async store({ answer, ...row }, { tx, userId }) {
      await tx
        .insertInto('stored_answers')
        .values({
          ...{ ...row, user_id: userId, question_key: toQuestionKey(row.question) },
          answer: JSON.stringify(answer),
        })
        .execute();
      return null;
    },
  },
  'auto-apply-criteria': {
    name: 'auto-apply criteria',
    key: () => 'one',
    async store({ search, ...row }, { tx, userId, profiles }) {
      const profile = profiles.get(row.job_profile_id);
      if (profile === undefined) return 'Their job profile is not part of this account.';
      await tx
        .insertInto('auto_apply_criteria')
        .values({ ...row, user_id: userId, job_profile_id: profile, search: JSON.stringify(search) })
        .execute();
      return null;
    },
  },
  'auto-apply-prepared': {
    name: 'jobs that auto-apply prepared',
    key: (row) => [row.ats_source, row.requisition_id],
    most: {
      count: () => PREPARED_MOST,
      why: `Of more than ${PREPARED_MOST} jobs that auto-apply prepared the rest is not remembered.`,
    },
    job: (row) => row.job_identity,
    async store({ ats_source, prepared_at, job_identity: identity }, { tx, userId, jobs }) {
      const number = identity?.source === ats_source ? jobs.find(identity) : null;
      if (number === null) return 'These jobs are not held here, so nothing is prepared for them.';
      await tx
        .insertInto('auto_apply_prepared')
        .values({ user_id: userId, ats_source, requisition_id: number, prepared_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return null;
    },
  },
};
