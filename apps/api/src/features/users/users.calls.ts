import { refuse, settingsCalls, visitorCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { requireRecentProof } from '../../people/require-recent-proof.ts';
import { deleteUser } from './delete-user.ts';
import { toEmailKey } from './email-key.ts';
import { cancelEmailChange, getSettings, saveSettings, unlinkLinkedin } from './settings.service.ts';

export function answerVisitors(context: ApiContext): FastifyPluginCallback {
  return answerCalls(visitorCalls, {
    getUsersConfig: ({ request: { ip, headers }, reply }) => {
      // Depends on who asks, so no shared cache may keep it.
      void reply.header('cache-control', 'private, max-age=300');
      return { ipLocation: { country: context.findCountry({ ip, headers }) } };
    },
  });
}

export function answerSettings(context: ApiContext): FastifyPluginCallback {
  return answerCalls(settingsCalls, {
    getSettings: ({ viewer }) => getSettings(context, viewer),
    saveSettings: ({ viewer, body, request }) =>
      saveSettings(context, viewer, { ...body, clientIp: request.ip }),
    removePendingEmail: ({ viewer }) => cancelEmailChange(context, viewer),
    unlinkLinkedin: ({ viewer }) => unlinkLinkedin(context, viewer),
    deleteAccount: async ({ viewer, body }) => {
      const { user } = viewer;
      requireRecentProof(viewer, context.now());
      if (toEmailKey(body.confirm_email) !== user.email_key) {
        throw refuse('confirmation-differs');
      }
      await deleteUser(context.database.db, user.id);
      return { message: 'Your account and everything in it is deleted.' };
    },
  });
}
