import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import {
  alertFrequencySchema,
  alertSchedule,
  savedQuerySchema,
  savedSearchSchema,
} from '../saved-searches/schemas.ts';
import { typedAddress } from '../schema-parts.ts';

/** Alerts for an address without an account. */
export const alertRequestSchema = z.object({
  email: typedAddress,
  query: savedQuerySchema,
  frequency: z.enum(['daily', 'weekly']).default('daily'),
  ...alertSchedule,
});
export type AlertRequest = z.input<typeof alertRequestSchema>;

const token = z.string().max(LIMITS.alertTokenMaxLength);

/** What a link in a mail stands for. */
export const alertLinkRequestSchema = z.object({ token });
export type AlertLinkRequest = z.infer<typeof alertLinkRequestSchema>;

export const changeAlertsRequestSchema = z.object({
  token,
  /** One of them; all of them unless said. */
  id: z.number().int().optional(),
  frequency: alertFrequencySchema,
});
export type ChangeAlertsRequest = z.infer<typeof changeAlertsRequestSchema>;

/** The alerts that a link may change; none are left when they were deleted. */
export const alertsResponseSchema = z.object({
  alerts: z.array(
    savedSearchSchema
      .pick({
        id: true,
        name: true,
        words: true,
        frequency: true,
        hour: true,
        weekday: true,
        time_zone: true,
      })
      .extend({ has_account: z.boolean() }),
  ),
});
export type AlertsResponse = z.infer<typeof alertsResponseSchema>;
