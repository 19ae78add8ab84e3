import type { ColumnType, JSONColumnType } from 'kysely';

/** Read as a Date, written as a Date or an ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** A calendar day as text; see the drivers' type parsers. */
export type Day = string;
export type Json<T extends object | null> = JSONColumnType<T, string | null, string | null>;
