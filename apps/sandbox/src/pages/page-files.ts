import { listTexts, readText } from '../read-text.ts';

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
const NAMES = new Set(listTexts('pages'));

/** A script or style of the pages, by the address of a page's file: "/jobs.lever.co/_page/kit.js". */
export function findPageFile(path: string): { type: string; text: string } | null {
  const [, name = '', ending = ''] = /^\/[^/]+\/_page\/([a-z-]+\.([a-z]+))$/.exec(path) ?? [];
  const type = TYPES[ending];
  return type !== undefined && NAMES.has(name)
    ? { type: `${type}; charset=utf-8`, text: readText(`pages/${name}`) }
    : null;
}
