import type { Task } from '@firsthand/database';
import type { FastifyBaseLogger } from 'fastify';

interface Words {
  /** Of a try that failed: "a mail was not sent yet". */
  failed: string;
  /** Of what is the queue: "mails". */
  queue: string;
  /** What the key of a task is called in the log; default: it is not said. */
  keyName?: string;
}

/** Tells the log what a worker cannot do: a try that failed as a warning, a queue that cannot be read as an error. */
export function logTaskTrouble(
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  { failed, queue, keyName }: Words,
): (error: unknown, task?: Task) => void {
  return (error, task) => {
    if (!task) {
      logger.error({ err: error }, `the queue of ${queue} cannot be read`);
      return;
    }
    const key = keyName === undefined ? {} : { [keyName]: task.key };
    logger.warn({ err: error, task: task.kind, ...key, attempt: task.attempts }, failed);
  };
}
