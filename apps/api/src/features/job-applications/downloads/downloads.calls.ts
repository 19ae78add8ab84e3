import { applicationDownloadCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { toGoneSignal } from '../../../http/gone-signal.ts';
import { getPacketFile } from '../applications.service.ts';
import type { PacketDesk } from '../packet-desk.ts';
import { getArchive, getFollowUp } from './downloads.service.ts';

/** What is kept of an application, as files to be saved. */
export function answerDownloads(context: ApiContext, packets: PacketDesk): FastifyPluginCallback {
  return answerCalls(applicationDownloadCalls, {
    downloadApplication: ({ viewer, params, reply }) =>
      getArchive(context, packets, viewer, { id: params.id, signal: toGoneSignal(reply) }),
    downloadApplicationFile: async ({ viewer, params }) => {
      const file = await getPacketFile(context, viewer, params);
      return { ...file, type: file.mimetype };
    },
    downloadFollowUp: ({ viewer, params }) => getFollowUp(context, viewer, params.id),
  });
}
