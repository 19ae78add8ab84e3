const lengthMax = 180;
const linesMax = 3;

/** The beginning of a text that is too long to stand there whole, else null. Never half a character. */
export function findBeginning(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/);
  const characters = Array.from(lines.slice(0, linesMax).join('\n'));
  if (lines.length <= linesMax && characters.length <= lengthMax) return null;
  return characters.slice(0, lengthMax).join('').trimEnd();
}
