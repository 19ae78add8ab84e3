import { applicationCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { toGoneSignal } from '../../http/gone-signal.ts';
import { addApplication } from './add-application.ts';
import { getDetail, markApplied, removeApplication } from './applications.service.ts';
import { answerDownloads } from './downloads/downloads.calls.ts';
import { repeatAsMessage } from './error-message.ts';
import { answerHistory } from './history/history.calls.ts';
import { openPacketDesk, type PacketDesk } from './packet-desk.ts';
import { updateApplication } from './update-application.ts';

export function answerJobApplications(context: ApiContext): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptEmptyJson(app);
    repeatAsMessage(app);
    const packets = openPacketDesk();
    app.addHook('onClose', () => packets.close());
    void app.register(answerHistory(context));
    void app.register(answerApplications(context, packets));
    void app.register(answerDownloads(context, packets));
    done();
  };
}

/** Recording an application, and what is kept of one. */
function answerApplications(context: ApiContext, packets: PacketDesk): FastifyPluginCallback {
  return answerCalls(applicationCalls, {
    addApplication: async ({ viewer, body, reply }) => {
      const { created, application } = await addApplication(context, viewer, body);
      void reply.status(created ? 201 : 200);
      return { application };
    },
    getApplication: ({ viewer, params, reply }) =>
      getDetail(context, packets, viewer, { id: params.id, signal: toGoneSignal(reply) }),
    updateApplication: async ({ viewer, params, body }) => ({
      application: await updateApplication(context, viewer, { ...body, id: params.id }),
    }),
    removeApplication: async ({ viewer, params }) => {
      await removeApplication(context, viewer, params.id);
      return { message: 'Application deleted.' };
    },
    markApplied: async ({ viewer, params }) => ({
      application: await markApplied(context, viewer, params.id),
    }),
  });
}
