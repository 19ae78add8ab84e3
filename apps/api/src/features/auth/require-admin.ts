import { AppError, ERROR_TEXTS } from '@firsthand/contracts';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { requireViewer } from './viewer.ts';

/** Throws as `requireViewer`, and 403 when the person is no admin. */
export async function requireAdmin(context: ApiContext, request: FastifyRequest): Promise<void> {
  const { user } = await requireViewer(context, request);
  if (user.roles.includes('admin')) return;
  throw new AppError(ERROR_TEXTS.notAdmin, { code: 'not-admin', status: 403 });
}
