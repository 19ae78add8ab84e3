import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { keepViewers } from '../job-profiles/keep-viewers.ts';
import { applicationRoutes } from './applications.routes.ts';
import { downloadRoutes } from './downloads.routes.ts';
import { repeatAsMessage } from './error-message.ts';
import { historyRoutes } from './history.routes.ts';

export function jobApplicationRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    const viewerOf = keepViewers(app, context);
    acceptEmptyJson(app);
    repeatAsMessage(app);
    void app.register(historyRoutes(context, viewerOf));
    void app.register(applicationRoutes(context, viewerOf));
    void app.register(downloadRoutes(context, viewerOf));
    done();
  };
}
