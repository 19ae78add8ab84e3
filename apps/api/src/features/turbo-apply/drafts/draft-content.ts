import { createHash } from 'node:crypto';
import { canSendTo, fillForm, findProblems, toDigest } from '@firsthand/applying';
import {
  OPTIONAL_FIELDS_HANDLINGS,
  type ApplicationFile,
  type ApplyingProblem,
  type FilledField,
} from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import { toOnlyCountry } from '../../../models/only-country.ts';
import { toJobName } from '../../../models/standing.ts';
import type { StoredProfile } from '../../../models/stored-profile.ts';
import type { StoredJob } from '../../../models/stored-job.ts';
import {
  findFileProblems,
  findStandingProblems,
  findVersionProblems,
  PROBLEMS,
} from '../applying-problems.ts';
import type { DraftSurroundings, DraftVersion } from './draft-surroundings.service.ts';
import type { DraftRow } from './drafts.repository.ts';
import { toDocuments } from '../../../models/documents.ts';
import { toApplicant } from '../../../models/to-applicant.ts';

/** Everything that would be sent of a draft, worked out from its form, the profile as it is now, and what was typed. */
export interface DraftContent {
  draft: DraftRow;
  /** Undefined when it was deleted. */
  profile: StoredProfile | undefined;
  /** Undefined when it is no longer stored. */
  job: StoredJob | undefined;
  handling: (typeof OPTIONAL_FIELDS_HANDLINGS)[number];
  way: 'api' | 'packet';
  fields: FilledField[];
  files: ApplicationFile[];
  /** The resume that was made for the job; undefined without one. */
  version: DraftVersion | undefined;
  problems: ApplyingProblem[];
}

/** Fills the form of a draft. Reads nothing: the same surroundings give the same content. */
export function toContent(
  draft: DraftRow,
  surroundings: DraftSurroundings,
  context: { findApplyKey: ApiContext['findApplyKey']; hasPremium: boolean },
): DraftContent {
  const profile = surroundings.profiles.get(draft.job_profile_id);
  const job = findJob(draft, surroundings);
  const handling = toHandling(draft.handling);
  const version = surroundings.versions.get(draft.id);
  const documents = toDocuments(profile, version);
  const fields = fillForm(draft.form, toApplicant(profile, documents), {
    handling,
    earlier: surroundings.earlier,
    country: toOnlyCountry(job),
    given: draft.typed,
  });
  const files = findSentFiles(fields, documents);
  const problems = [
    ...(job?.job.status === 'open' ? [] : [PROBLEMS.jobClosed]),
    ...findStandingProblems(surroundings.standings.get(toJobName(draft))),
    ...(profile ? [] : [PROBLEMS.profileGone]),
    ...(context.hasPremium ? [] : [PROBLEMS.premiumNeeded]),
    ...findProblems(fields),
    ...findMissingFiles(fields, files),
    ...findFileProblems(files),
    ...findVersionProblems(version),
  ];
  const way = job ? findWay(context, draft, job) : 'packet';
  return { draft, profile, job, handling, way, fields, files, version, problems };
}

/**
 * Through the employer's own API where there is a key for the board, else as a packet that the person sends. Without a
 * form yet, the question is whether the employer's system can take it at all.
 */
export function findWay(
  { findApplyKey }: Pick<ApiContext, 'findApplyKey'>,
  draft: { form?: DraftRow['form'] },
  { job, board }: StoredJob,
): 'api' | 'packet' {
  return canSendTo(job.source, draft.form) && findApplyKey(job.source, board) !== null ? 'api' : 'packet';
}

/**
 * Names the exact content of one draft: which application it is of, each field, each file's bytes, and the way it goes.
 * `fileHashes` are SHA-256 by kind.
 */
export function toDraftDigest(content: DraftContent, fileHashes: ReadonlyMap<string, string>): string {
  const { draft, fields, files, way } = content;
  const digest = toDigest({
    fields,
    files: files.map((file) => ({ ...file, hash: fileHashes.get(file.kind) ?? '' })),
  });
  const name = [draft.id, toJobName(draft), draft.job_profile_id, way, digest];
  return createHash('sha256').update(JSON.stringify(name)).digest('hex');
}

export function toHandling(text: string): (typeof OPTIONAL_FIELDS_HANDLINGS)[number] {
  return OPTIONAL_FIELDS_HANDLINGS.find((known) => known === text) ?? OPTIONAL_FIELDS_HANDLINGS[0];
}

/** A number may have come to name another employer's job only where the source differs. */
function findJob(draft: DraftRow, { jobs }: DraftSurroundings): StoredJob | undefined {
  const stored = jobs.get(draft.requisition_id);
  return stored?.job.source === draft.ats_source ? stored : undefined;
}

/** The documents that some field of the form is answered with. */
export function findSentFiles(
  fields: readonly FilledField[],
  documents: readonly ApplicationFile[],
): ApplicationFile[] {
  const named = new Set(fields.filter(({ kind }) => kind === 'file').map(({ value }) => value));
  return documents.filter(({ kind }) => named.has(kind));
}

/** A field that is answered with a document which the profile does not have. */
function findMissingFiles(
  fields: readonly FilledField[],
  files: readonly ApplicationFile[],
): ApplyingProblem[] {
  return fields
    .filter(
      ({ kind, value }) => kind === 'file' && value !== null && !files.some((file) => file.kind === value),
    )
    .map(({ key, label }) => ({
      code: 'answer-missing',
      message: `“${label}” names a document that your profile does not have.`,
      key,
      blocking: true,
    }));
}
