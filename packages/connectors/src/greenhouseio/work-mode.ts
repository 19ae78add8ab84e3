import type { WorkMode } from '@firsthand/contracts';
import { findWorkModeInPlaces, toWorkMode } from '../posting/work-mode.ts';
import { toMetadataTexts } from './metadata.ts';
import { toLocationPieces } from './places.ts';
import type { JobRow } from './payload.ts';

const IS_WORK_MODE = /work ?place|work(ing)? (location|model|style|mode|arrangement)|location|remote/i;
const IS_REMOTE_FLAG = /^(is )?(fully )?remote\??$/i;

/**
 * Remote when the location line, a field such as "Workplace Type" or the employer's site says so; hybrid anywhere wins
 * over remote, because a hybrid posting is never remote. Null when nothing is said.
 */
export function toRowWorkMode(row: JobRow): WorkMode | null {
  const line = row.location?.name ?? null;
  const modes = [...fromFields(row), findWorkModeInPlaces([line, ...toLocationPieces(row)])].filter(
    (mode) => mode !== null,
  );
  if (modes.length === 0) return findWorkModeInPlaces(row.offices.map((office) => office.name));
  if (modes.includes('hybrid')) return 'hybrid';
  return modes.includes('remote') ? 'remote' : 'on_site';
}

function fromFields(row: JobRow): (WorkMode | null)[] {
  return row.metadata
    .filter((entry) => IS_WORK_MODE.test(entry.name ?? ''))
    .flatMap((entry) => {
      if (isYes(entry.value) && IS_REMOTE_FLAG.test(entry.name ?? '')) return ['remote' as const];
      return toMetadataTexts(entry).map(toWorkMode);
    });
}

function isYes(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^(yes|true)$/i.test(value.trim()));
}
