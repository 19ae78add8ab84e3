/** JSON for a script element: no "<" can end the element or open a comment. */
export function toScriptJson(value: Record<string, unknown> | string): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
