import { careerNoticeCalls, formEntryCalls, integrationRequestCalls } from '@firsthand/contracts';
import type { FastifyPluginAsync, FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { recordRead } from '../audit/record-read.service.ts';
import { listCareerNotices, listIntegrationRequests } from './list-entries.ts';
import { noteCareerInterest } from './note-career-interest.ts';
import { requestIntegration } from './request-integration.ts';

/** The forms that need no account, and what people left in them, for admins. */
export function answerPublicForms(context: ApiContext): FastifyPluginAsync {
  return async (app) => {
    await app.register(answerIntegrationRequests(context));
    await app.register(answerCareerNotices(context));
    await app.register(answerFormEntries(context));
  };
}

function answerIntegrationRequests(context: ApiContext): FastifyPluginCallback {
  return answerCalls(integrationRequestCalls, {
    requestIntegration: async ({ body, request }) => {
      await requestIntegration(context, body, request.ip);
      return { message: 'Request Submitted Successfully!' };
    },
  });
}

function answerCareerNotices(context: ApiContext): FastifyPluginCallback {
  return answerCalls(careerNoticeCalls, {
    noteCareerInterest: async ({ body, request }) => {
      await noteCareerInterest(context, body.email, request.ip);
      return { message: 'Your address is on the list.' };
    },
  });
}

function answerFormEntries(context: ApiContext): FastifyPluginCallback {
  return answerCalls(formEntryCalls, {
    listIntegrationRequests: async ({ viewer, query }) => {
      await recordRead(context, viewer.user.id, 'integration requests');
      return listIntegrationRequests(context, query);
    },
    listCareerNotices: async ({ viewer, query }) => {
      await recordRead(context, viewer.user.id, 'careers addresses');
      return listCareerNotices(context, query);
    },
  });
}
