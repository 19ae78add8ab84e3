/**
 * Words to hide as they are kept: "  -sales,  marketing " → "sales marketing". A comma divides what a guest hides, and to
 * hide is to exclude, so that a minus adds nothing.
 */
export function toHideWords(typed: string): string {
  return typed
    .replace(/[,\s]+/g, ' ')
    .trim()
    .replace(/(^| )-+ ?/g, '$1')
    .trim();
}
