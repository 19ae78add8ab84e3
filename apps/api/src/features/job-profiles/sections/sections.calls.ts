import { PROFILE_SECTIONS, sectionCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { addEntry, removeEntry, saveEntry } from './sections.service.ts';

export function answerSections(context: ApiContext): FastifyPluginCallback {
  return answerCalls(sectionCalls, {
    addSectionEntry: ({ viewer, params, body }) => addEntry(context, viewer, params, body),
    saveSectionEntry: ({ viewer, params, body }) => saveEntry(context, viewer, params, body),
    removeSectionEntry: async ({ viewer, params }) => {
      await removeEntry(context, viewer, params);
      return { message: `The ${PROFILE_SECTIONS[params.section].entry} is removed.` };
    },
  });
}
