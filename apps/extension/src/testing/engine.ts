/** What the extension's script in a page is made of, to be run on a page of one's own. */
export { fillFields } from '../content/fill-fields.ts';
export { lookAtPage, readFields } from '../content/look-at-page.ts';
export { findSystem } from '../engine/systems/find-system.ts';
