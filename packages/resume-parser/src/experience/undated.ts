import { hasBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/lines.ts';
import { scoreTitle } from '../words/titles.ts';
import type { Entry } from './entry.ts';
import { isHeaderLike } from './header-like.ts';

/** Without any date, bold lines or lines with a title part the section. */
export function findUndated(lines: readonly Line[]): Entry[] {
  const heads = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const isFirst =
      index === 0 ||
      (before !== undefined && (hasBullet(before.text) || line.y - before.y > line.size * 1.9));
    return isFirst && isHeaderLike(line) && scoreTitle(line.text) >= 2 && line.text.length < 80
      ? [index]
      : [];
  });
  return heads.map((head, number) => {
    const end = heads[number + 1] ?? lines.length;
    const next = lines[head + 1];
    const headerEnd =
      next && head + 1 < end && isHeaderLike(next) && next.text.length < 60 ? head + 2 : head + 1;
    return {
      header: lines.slice(head, headerEnd),
      body: lines.slice(headerEnd, end),
      dates: null,
      dateLine: null,
    };
  });
}
