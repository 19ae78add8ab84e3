import type { ResumeReading } from '@firsthand/contracts';
import styles from './resume-pages.module.css';

type Size = ResumeReading['pages'][number];

interface PageLinesProps extends Size {
  lines: NonNullable<Size['lines']>;
  label: string;
}

/** The text of a page where it was read, as wide as it was taken to be, so that places on it fit. */
export function PageLines({ width, height, lines, label }: PageLinesProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label} className={styles.canvas}>
      {lines.map(({ text, x, y, size, isBold, width: length }, index) => (
        <text
          key={index}
          x={x}
          y={y}
          fontSize={size}
          fontWeight={isBold ? 700 : 400}
          textLength={length}
          lengthAdjust="spacingAndGlyphs"
          className={styles.text}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
