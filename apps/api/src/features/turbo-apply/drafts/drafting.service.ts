import {
  type LetterResponse,
  refuse,
  type ResumeVersionResponse,
  type SkillMatchResponse,
} from '@firsthand/contracts';
import { callFor } from '@firsthand/outside';
import {
  draftLetter,
  matchSkills,
  rewordExperience,
  type FactSource,
  type LetterJob,
} from '@firsthand/text-assistant';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { findProfile, type StoredProfile } from '../../../models/stored-profile.ts';
import { toExperienceView, toSkillView } from '../../../models/profiles.view.ts';
import { findJob } from '../../../models/stored-job.ts';
import { requireDraft } from './load-content.ts';
import { requirePremium } from '../require-premium.ts';

/** A cover letter for a draft's job, made only of what its profile says. Nothing is stored: the person takes it over. */
export async function draftCoverLetter(
  context: ApiContext,
  viewer: Viewer,
  draftId: number,
): Promise<LetterResponse> {
  const material = await loadMaterial(context, viewer, draftId);
  requirePremium(context, viewer);
  return callFor(toCaller(viewer), () => draftLetter({ ...material, ...toModel(context) }));
}

/** Which of the skills that the posting names the profile shows. No model is asked. */
export async function compareSkills(
  context: ApiContext,
  viewer: Viewer,
  draftId: number,
): Promise<SkillMatchResponse> {
  const { job, profile } = await loadMaterial(context, viewer, draftId);
  return {
    ...matchSkills({ descriptionText: job.descriptionText, profile }),
    offers_resume_version: context.draftingModel !== null,
  };
}

/** The work experience worded for a draft's job, beside the original. 409 without a model. */
export async function versionResume(
  context: ApiContext,
  viewer: Viewer,
  draftId: number,
): Promise<ResumeVersionResponse> {
  const material = await loadMaterial(context, viewer, draftId);
  requirePremium(context, viewer);
  return callFor(toCaller(viewer), () => rewordExperience({ ...material, ...toModel(context) }));
}

/** Whom the model is asked for: what one person's profile does to it says nothing to others. */
function toCaller({ user }: Viewer): string {
  return `user ${user.id}`;
}

async function loadMaterial(
  { database }: ApiContext,
  viewer: Viewer,
  draftId: number,
): Promise<{ job: LetterJob; profile: FactSource }> {
  const { db } = database;
  const draft = await requireDraft(db, viewer, draftId);
  const profile = await findProfile(db, viewer.user.id, draft.job_profile_id);
  if (!profile) throw refuse('profile-gone');
  const stored = await findJob(db, { source: draft.ats_source, jobId: draft.requisition_id });
  if (!stored) throw refuse('job-closed');
  const { title, company, description_text: descriptionText } = stored.job;
  return { job: { title, company, descriptionText }, profile: toFactSource(profile) };
}

/** Names each thing that may be read: what is stored beside it, such as equal opportunity answers, never comes along. */
function toFactSource({ profile, skills, experience }: StoredProfile): FactSource {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    skills: skills.map(toSkillView),
    experience: experience.map(toExperienceView),
  };
}

function toModel({ draftingModel, logger }: ApiContext) {
  return {
    model: draftingModel,
    onModelError: (error: unknown) => {
      logger.warn({ err: error }, 'the model drafted nothing that can be used');
    },
  };
}
