import { validationCalls } from '@firsthand/contracts';
import type { ResumeMaker } from '@firsthand/resume-writer';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { answerAutoApply } from './auto-apply/auto-apply.calls.ts';
import { answerDrafting } from './drafts/drafting.calls.ts';
import { answerDrafts } from './drafts.calls.ts';
import { answerApplyPage } from './page/page.calls.ts';
import { answerResumeVersion } from './resume-version/resume-version.calls.ts';
import { answerStoredAnswers } from './stored-answers/stored-answers.calls.ts';
import { validateApplication } from './validate-application.ts';

/** Turbo Apply: preparing, looking, confirming. What sends is `startApplying`. */
export function answerTurboApply(context: ApiContext, resumeMaker: ResumeMaker): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptEmptyJson(app);
    void app.register(answerValidation(context));
    void app.register(answerStoredAnswers(context));
    void app.register(answerDrafts(context));
    void app.register(answerDrafting(context));
    void app.register(answerResumeVersion(context, resumeMaker));
    void app.register(answerAutoApply(context));
    void app.register(answerApplyPage(context));
    done();
  };
}

function answerValidation(context: ApiContext): FastifyPluginCallback {
  return answerCalls(validationCalls, {
    validateApplication: ({ viewer, body }) => validateApplication(context, viewer, body),
  });
}
