import { AsyncLocalStorage } from 'node:async_hooks';
import type { Work } from '@firsthand/contracts';

/** What lines of the log say of the work that they belong to. */
export interface WorkFields {
  requestId?: string;
  task?: string;
  taskId?: string;
}

const scopes = new AsyncLocalStorage<WorkFields>();

/** What is said of the work that runs now; undefined outside of any. */
export function findWorkFields(): WorkFields | undefined {
  return scopes.getStore();
}

/** Does a part of work: what is logged meanwhile, and in what that begins, says whose it is. */
export function runInWork<Result>(fields: WorkFields, part: () => Result): Result {
  return scopes.run(fields, part);
}

export function toWorkFields(work: Work): WorkFields {
  return work.kind === 'request' ? { requestId: work.id } : { task: work.name, taskId: work.id };
}
