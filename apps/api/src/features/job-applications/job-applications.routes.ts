import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { applicationRoutes } from './applications.routes.ts';
import { downloadRoutes } from './downloads/downloads.routes.ts';
import { repeatAsMessage } from './error-message.ts';
import { historyRoutes } from './history/history.routes.ts';
import { openPacketDesk } from './packet-desk.ts';

export function jobApplicationRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptEmptyJson(app);
    repeatAsMessage(app);
    const packets = openPacketDesk();
    app.addHook('onClose', () => packets.close());
    void app.register(historyRoutes(context));
    void app.register(applicationRoutes(context, packets));
    void app.register(downloadRoutes(context, packets));
    done();
  };
}
