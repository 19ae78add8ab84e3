import { APPLICATION_FILE_KINDS } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { toGoneSignal } from '../../../http/gone-signal.ts';
import { READ_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { toFileHeaders } from '../../job-profiles/files/file-headers.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { getPacketFile } from '../applications.service.ts';
import type { PacketDesk } from '../packet-desk.ts';
import { getArchive, getFollowUp } from './downloads.service.ts';

const params = z.object({ id: idParameter });
const bytes = { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) };
const ofOne = { tags: ['Applications'], params };

/** What is kept of an application, as files to be saved. */
export function downloadRoutes(context: ApiContext, packets: PacketDesk): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/job-applications/:id/download',
      {
        schema: {
          ...ofOne,
          security: READ_SCOPE,
          summary: 'Everything that is kept of an application, as one ZIP',
          response: { 200: { description: 'The ZIP', content: { 'application/zip': bytes } } },
          errors: [422, 503],
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const signal = toGoneSignal(reply);
        const archive = await getArchive(context, packets, viewerOf(request), { id, signal });
        return reply.headers(toFileHeaders(archive)).send(archive.content);
      },
    );

    app.get(
      '/api/job-applications/:id/follow-up.ics',
      {
        schema: {
          ...ofOne,
          security: READ_SCOPE,
          summary: 'The day of the follow-up, for calendars',
          response: { 200: { description: 'A calendar', content: { 'text/calendar': bytes } } },
        },
      },
      async (request, reply) => {
        const calendar = await getFollowUp(context, viewerOf(request), request.params.id);
        return reply.headers(toFileHeaders(calendar)).send(calendar.content);
      },
    );

    for (const kind of APPLICATION_FILE_KINDS) {
      app.get(
        `/api/job-applications/:id/files/${kind}`,
        {
          schema: {
            ...ofOne,
            security: READ_SCOPE,
            summary: `The ${kind === 'resume' ? 'resume' : 'cover letter'} as it was sent, byte for byte`,
            response: { 200: { description: 'The file', content: { 'application/octet-stream': bytes } } },
          },
        },
        async (request, reply) => {
          const file = await getPacketFile(context, viewerOf(request), { id: request.params.id, kind });
          return reply.headers(toFileHeaders({ ...file, type: file.mimetype })).send(file.content);
        },
      );
    }
    done();
  };
}
