import { describeCalls } from '../call.ts';
import { sendMagicLinkResponseSchema, verifyCodeRequestSchema } from '../magic-link/schemas.ts';
import { REAUTHENTICATION_ROUTES } from './routes.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** A mail with a code proves who is in a session: what needs a recent proof goes on. */
export const reauthenticationCalls = describeCalls('Sign-in', REAUTHENTICATION_ROUTES, {
  askForConfirmation: {
    summary: 'Mail 6 digits to the address of the account, to prove who is in this session',
    access: 'person',
    answer: sendMagicLinkResponseSchema,
    errors: [503],
  },
  confirmPerson: {
    summary: 'Prove who is in this session by the 6 digits; for 15 minutes',
    access: 'person',
    // The digits of the mail that was asked for, in the session that asked.
    body: verifyCodeRequestSchema,
    answer: messageResponseSchema,
    errors: [410],
  },
});
