import { z } from 'zod';
import { knownBrowser, redirectSchema } from '../session/schemas.ts';

export const linkedinStartRequestSchema = z.object({ redirect: redirectSchema }).nullish();
export const linkedinStartResponseSchema = z.object({ authUrl: z.string(), state: z.string() });
export type LinkedinStartResponse = z.infer<typeof linkedinStartResponseSchema>;
export const linkedinCallbackQuerySchema = z.object({
  code: z.string().max(4_000).optional(),
  state: z.string().max(500).optional(),
  /** What the provider says when the person or it refused. */
  error: z.string().max(500).optional(),
  error_description: z.string().max(2_000).optional(),
  iss: z.string().max(500).optional(),
  known_browser: knownBrowser,
});
