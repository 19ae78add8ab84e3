import { toOwnPath } from '@firsthand/contracts/light';

/** The login that leads back to a page of ours: `/saved-jobs?page=2` → `/login?redirect=%2Fsaved-jobs%3Fpage%3D2`. */
export function toLoginAddress(wanted: string | null): string {
  return wanted === null ? '/login' : `/login?redirect=${encodeURIComponent(toOwnPath(wanted))}`;
}

/** What a way to the login carries besides its address, so that no link of somebody else can put words there. */
export interface LoginState {
  /** What it is needed for, as it stands behind "Log in to": "save Warehouse Operative". */
  loginFor: string;
}

/**
 * The way to the login from what needs one, for a link's attributes. The page says what it is for: ("/ats/…", "save Nurse")
 * → "Log in to save Nurse".
 */
export function toLogin(wanted: string | null, loginFor: string): { to: string; state: LoginState } {
  return { to: toLoginAddress(wanted), state: { loginFor } };
}
