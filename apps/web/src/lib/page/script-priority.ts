const PRELOAD = '<link rel="modulepreload"';

/**
 * Pages are whole without their scripts, so style sheets and fonts go first: on a phone's connection the text is there
 * a second earlier. The router writes these links and has no option for it; text cannot hold the tag, its `<` is escaped.
 */
export function lowerScriptPriority(html: string): string {
  return html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
}
