import type { ResumeMaker } from '@firsthand/resume-writer';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { experienceRoutes } from './experience/experience.routes.ts';
import { fileRoutes, uploadRoutes } from './files/files.routes.ts';
import { profileRoutes } from './profiles.routes.ts';
import { parseResumeRoutes, readingRoutes } from './resume/resume.routes.ts';
import { resumeFormatRoutes } from './resume-formats/resume-formats.routes.ts';
import { skillRoutes } from './skills/skills.routes.ts';

export function jobProfileRoutes(context: ApiContext, resumeMaker: ResumeMaker): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptEmptyJson(app);
    void app.register(profileRoutes(context));
    void app.register(skillRoutes(context));
    void app.register(experienceRoutes(context));
    void app.register(fileRoutes(context));
    void app.register(uploadRoutes(context));
    void app.register(readingRoutes(context));
    void app.register(parseResumeRoutes(context));
    void app.register(resumeFormatRoutes(context, resumeMaker));
    done();
  };
}
