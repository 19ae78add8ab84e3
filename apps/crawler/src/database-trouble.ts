import { errorCode, isDatabaseUnavailable } from '@firsthand/database';

/** SQLSTATE classes that blame the row: bad data, a broken constraint, over a limit (22, 23, 54). */
const ROW_FAULT = /^(?:22|23|54)/;
const SQLSTATE = /^[0-9][0-9A-Z]{4}$/;

/** True when the database is to blame and not what we wanted to store: lost, out of disk, dead-locked. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true;
  const code = errorCode(error);
  return code !== undefined && SQLSTATE.test(code) && !ROW_FAULT.test(code);
}
