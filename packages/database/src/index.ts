export * from './column-types.ts';
export * from './tables.ts';
export type { Database, Db, Executor } from './database.ts';
export { errorCode, isDatabaseUnavailable, isUniqueViolation } from './database-errors.ts';
export { migrate } from './migrate.ts';
export { openDatabase, type DatabaseOptions } from './open-database.ts';
export { createSnapshot } from './open-embedded.ts';
