import { toOwnPath } from '@firsthand/contracts/light';

/** The login that leads back to a page of ours: `/saved-jobs?page=2` → `/login?redirect=%2Fsaved-jobs%3Fpage%3D2`. */
export function toLoginAddress(wanted: string | null): string {
  return wanted === null ? '/login' : `/login?redirect=${encodeURIComponent(toOwnPath(wanted))}`;
}
