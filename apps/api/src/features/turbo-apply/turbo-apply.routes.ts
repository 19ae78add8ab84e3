import type { ResumeMaker } from '@firsthand/resume-writer';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { autoApplyRoutes } from './auto-apply/auto-apply.routes.ts';
import { draftingRoutes } from './drafts/drafting.routes.ts';
import { draftRoutes } from './drafts/drafts.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { resumeVersionRoutes } from './resume-version/resume-version.routes.ts';
import { storedAnswerRoutes } from './stored-answers/stored-answers.routes.ts';
import { validateRoutes } from './validate.routes.ts';

/** Turbo Apply: preparing, looking, confirming. What sends is `startApplying`. */
export function turboApplyRoutes(context: ApiContext, resumeMaker: ResumeMaker): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptEmptyJson(app);
    void app.register(validateRoutes(context));
    void app.register(storedAnswerRoutes(context));
    void app.register(draftRoutes(context));
    void app.register(draftingRoutes(context));
    void app.register(resumeVersionRoutes(context, resumeMaker));
    void app.register(autoApplyRoutes(context));
    void app.register(pageRoutes(context));
    done();
  };
}
