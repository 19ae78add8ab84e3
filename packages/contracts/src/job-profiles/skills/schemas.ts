import { z } from 'zod';
import { cleanText } from '../../schema-parts.ts';

export const skillSchema = z.object({ id: z.number().int(), skill_name: z.string() });
export type Skill = z.infer<typeof skillSchema>;

export const addSkillRequestSchema = z.object({ skill_name: cleanText(10_000).nullish() });
