import { AsyncLocalStorage } from 'node:async_hooks';
import type { Work } from '@firsthand/contracts';
import type { WorkSpan } from './traces.ts';

/** What lines of the log say of the work that they belong to. */
export interface WorkFields {
  requestId?: string;
  task?: string;
  taskId?: string;
  traceId?: string;
}

interface WorkScope {
  fields: WorkFields;
  span: WorkSpan | undefined;
}

const scopes = new AsyncLocalStorage<WorkScope>();

/** The work that runs now; undefined outside of any. */
export function findWork(): WorkScope | undefined {
  return scopes.getStore();
}

/** Does a part of work: what is logged and noted meanwhile, and in what that begins, belongs to it. */
export function runInWork<Result>(scope: WorkScope, part: () => Result): Result {
  return scopes.run(scope, part);
}

export function toWorkScope(work: Work, span: WorkSpan | undefined): WorkScope {
  const fields = work.kind === 'request' ? { requestId: work.id } : { task: work.name, taskId: work.id };
  const traceId = span?.traceId ?? null;
  return { fields: { ...fields, ...(traceId !== null && { traceId }) }, span };
}
