import styles from './monogram.module.css';

/** Legal forms and articles, which say nothing of who it is. */
const LEFT_OUT = /^(the|and|of|inc|llc|ltd|gmbh|ag|se|sa|bv|ab|plc|co|corp|group)$/i;

/** "Brightfathom" → "B", "The Kestrel Point Hotels Inc." → "KP" */
export function toInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !LEFT_OUT.test(word));
  const chosen = (telling.length > 0 ? telling : words).slice(0, 2);
  return chosen.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()).join('');
}

/** A company's initials in our own type, in place of a logo: nothing is fetched from anywhere. */
export function Monogram({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={isLarge ? styles.large : styles.small} aria-hidden="true">
      {toInitials(name)}
    </span>
  );
}
