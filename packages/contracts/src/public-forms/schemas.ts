import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { typedAddress, typedText } from '../schema-parts.ts';

export const integrationRequestSchema = z.object({
  company_name: typedText(LIMITS.companyNameMaxLength),
  contact_name: typedText(LIMITS.contactNameMaxLength),
  contact_email: typedAddress,
  ats_description: typedText(LIMITS.atsDescriptionMaxLength),
});

export const careerNoticeRequestSchema = z.object({ email: typedAddress });

const page = {
  total: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
};

export const integrationRequestsResponseSchema = z.object({
  data: z.array(
    z.object({
      id: z.number().int(),
      company_name: z.string(),
      contact_name: z.string(),
      contact_email: z.string(),
      ats_description: z.string(),
      created_at: z.string(),
    }),
  ),
  ...page,
});
export type IntegrationRequestsResponse = z.infer<typeof integrationRequestsResponseSchema>;

export const careerNoticesResponseSchema = z.object({
  data: z.array(z.object({ id: z.number().int(), email: z.string(), created_at: z.string() })),
  ...page,
});
export type CareerNoticesResponse = z.infer<typeof careerNoticesResponseSchema>;
