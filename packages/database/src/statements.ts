import { SECOND_MS } from '@firsthand/contracts';
import type { LogEvent } from 'kysely';

/** A statement as it may be told of: its text and values may hold what people wrote. */
export interface Statement {
  /** What it does, by its first word. */
  kind: string;
  seconds: number;
  hasFailed: boolean;
}

export type OnStatement = (statement: Statement) => void;

const FIRST_WORD = /^\s*(select|with|insert|update|delete|begin|start|commit|rollback)\b/i;

/** What Kysely is made with so that somebody is told of every statement; nothing where nobody is. */
export function tellOfStatements(onStatement: OnStatement | undefined) {
  if (!onStatement) return {};
  return {
    log: ({ level, query, queryDurationMillis }: LogEvent) => {
      const kind = FIRST_WORD.exec(query.sql)?.[1]?.toLowerCase() ?? 'other';
      onStatement({ kind, seconds: queryDurationMillis / SECOND_MS, hasFailed: level === 'error' });
    },
  };
}
