import { magicLinkCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { takeBackAddress } from '../email-change/take-back-address.ts';
import { findViewer } from '../find-viewer.service.ts';
import { getMagicLinkStatus, sendMagicLink, verifyCode, verifyMagicLink } from './magic-link.service.ts';
import { previewMagicLink } from './preview-magic-link.ts';

export function answerMagicLink(context: ApiContext): FastifyPluginCallback {
  return answerCalls(magicLinkCalls, {
    sendMagicLink: ({ body: { email, redirect, known_browser: knownBrowser }, request }) =>
      sendMagicLink(context, { email, redirect, clientIp: request.ip, knownBrowser }),
    getMagicLinkStatus: ({ body }) => getMagicLinkStatus(context, body.request_token),
    previewMagicLink: ({ body, request }) =>
      previewMagicLink(context, body, () => findViewer(context, request)),
    takeBackAddress: ({ body }) => takeBackAddress(context, body.token),
    verifyMagicLink: ({ query: { token, known_browser: knownBrowser }, request }) => {
      const browser = { userAgent: request.headers['user-agent'], knownBrowser };
      return verifyMagicLink(context, { token, browser }, () => findViewer(context, request));
    },
    verifyCode: ({ body: { request_token: requestToken, code }, request }) =>
      verifyCode(context, { requestToken, code, browser: { userAgent: request.headers['user-agent'] } }),
  });
}
