/** Where the Firsthand is that this extension belongs to; fixed when it is built. */
declare const SITE_ORIGIN: string;
export const SITE = SITE_ORIGIN;
