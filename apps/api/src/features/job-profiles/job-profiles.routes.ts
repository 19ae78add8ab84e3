import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { experienceRoutes } from './experience.routes.ts';
import { fileRoutes, uploadRoutes } from './files.routes.ts';
import { keepViewers } from './keep-viewers.ts';
import { profileRoutes } from './profiles.routes.ts';
import { parseResumeRoutes, readingRoutes } from './resume.routes.ts';
import { skillRoutes } from './skills.routes.ts';

export function jobProfileRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    const viewerOf = keepViewers(app, context);
    acceptEmptyJson(app);
    void app.register(profileRoutes(context, viewerOf));
    void app.register(skillRoutes(context, viewerOf));
    void app.register(experienceRoutes(context, viewerOf));
    void app.register(fileRoutes(context, viewerOf));
    void app.register(uploadRoutes(context, viewerOf));
    void app.register(readingRoutes(context, viewerOf));
    void app.register(parseResumeRoutes(context, viewerOf));
    done();
  };
}
