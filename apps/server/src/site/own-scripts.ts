import { createHash } from 'node:crypto';

/**
 * Finds the inline scripts that carry `mark` as their nonce, which nothing that came from outside can know, and takes
 * the mark off again: the page is then the same for everybody, and the policy names each script by its hash.
 */
export function toOwnScripts(html: string, mark: string): { body: string; hashes: string[] } {
  const scripts = html.matchAll(new RegExp(`<script\\b(?=[^>]* nonce="${mark}")[^>]*>([^]*?)</script>`, 'g'));
  const hashes = Array.from(scripts, ([, content = '']) =>
    createHash('sha256').update(content).digest('base64'),
  );
  return { body: html.replaceAll(` nonce="${mark}"`, ''), hashes: [...new Set(hashes)] };
}
