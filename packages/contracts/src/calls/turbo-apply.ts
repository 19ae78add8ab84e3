import type { MessageResponse } from '../schemas/account-schemas.ts';
import type * as applying from '../schemas/applying-schemas.ts';
import type { ApplicationDraft } from '../schemas/applying-schemas.ts';
import type { MakeResumeVersionRequest, ResumeWords } from '../schemas/resume-version-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

type AutoApplyResponse = Of<typeof applying.autoApplyResponseSchema>;

/** Prepared applications, their help, and the criteria by which they are prepared. */
export interface TurboApplyCalls {
  validateApplication: {
    body: Of<typeof applying.validateApplicationRequestSchema>;
    answer: applying.ValidateApplicationResponse;
  };
  listDrafts: { answer: Of<typeof applying.draftsResponseSchema> };
  /** Gives the prepared application, or the one there is for this job and profile. */
  startDraft: { body: Of<typeof applying.startDraftRequestSchema>; answer: ApplicationDraft };
  getDraft: { answer: ApplicationDraft };
  saveDraft: { body: applying.UpdateDraftRequest; answer: ApplicationDraft };
  discardDraft: { answer: MessageResponse };
  /** Confirms the very content that `digest` names. Twice gives the one application. */
  confirmDraft: {
    body: Of<typeof applying.confirmDraftRequestSchema>;
    answer: Of<typeof applying.applicationResponseSchema>;
  };
  draftLetter: { answer: applying.LetterResponse };
  matchSkills: { answer: applying.SkillMatchResponse };
  draftResumeVersion: { answer: applying.ResumeVersionResponse };
  getResumeWords: { answer: ResumeWords };
  /** Makes the PDF that stands in the place of the profile's resume. */
  makeResumeVersion: { body: MakeResumeVersionRequest; answer: ApplicationDraft };
  downloadResumeVersion: { answer: Blob };
  removeResumeVersion: { answer: ApplicationDraft };
  getAutoApply: { answer: AutoApplyResponse };
  saveAutoApply: { body: applying.SaveAutoApplyRequest; answer: AutoApplyResponse };
  removeAutoApply: { answer: MessageResponse };
}

export const TURBO_APPLY_ROUTES = {
  validateApplication: 'POST /v1/api/job-applications/validate',
  listDrafts: 'GET /v1/api/job-applications/drafts',
  startDraft: 'POST /v1/api/job-applications/drafts',
  getDraft: 'GET /v1/api/job-applications/drafts/:id',
  saveDraft: 'PUT /v1/api/job-applications/drafts/:id',
  discardDraft: 'DELETE /v1/api/job-applications/drafts/:id',
  confirmDraft: 'POST /v1/api/job-applications/drafts/:id/confirm',
  draftLetter: 'POST /v1/api/job-applications/drafts/:id/letter',
  matchSkills: 'GET /v1/api/job-applications/drafts/:id/skills',
  draftResumeVersion: 'POST /v1/api/job-applications/drafts/:id/resume-version',
  getResumeWords: 'GET /v1/api/job-applications/drafts/:id/resume-version',
  makeResumeVersion: 'PUT /v1/api/job-applications/drafts/:id/resume-version',
  downloadResumeVersion: {
    route: 'GET /v1/api/job-applications/drafts/:id/resume-version.pdf',
    answer: 'file',
  },
  removeResumeVersion: 'DELETE /v1/api/job-applications/drafts/:id/resume-version',
  getAutoApply: 'GET /v1/api/auto-apply',
  saveAutoApply: 'PUT /v1/api/auto-apply',
  removeAutoApply: 'DELETE /v1/api/auto-apply',
} as const satisfies RoutesOf<TurboApplyCalls>;
