/** The page where an account, its sessions and its ways to sign in are looked after. */
export const SETTINGS_PATH = '/profile';
