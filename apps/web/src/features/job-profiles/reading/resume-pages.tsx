import type { PageRectangle, ResumeReading } from '@firsthand/contracts';
import { useEffect, useRef, useState } from 'react';
import { logError } from '../../../lib/log.ts';
import { useProfileEditing } from '../profile-editing.ts';
import { drawPage, type Pdf } from './open-pdf.ts';
import { PageLines } from './page-lines.tsx';
import { usePdf } from './use-pdf.ts';
import styles from './resume-pages.module.css';

/** A place on the pages that belongs to a value or a line. */
export interface Mark {
  key: string;
  where: readonly PageRectangle[];
  isUnsure: boolean;
}

interface ResumePagesProps {
  fileName: string;
  reading: ResumeReading;
  marks: readonly Mark[];
  /** The mark that is looked at; the pages scroll to it whenever `turn` grows. */
  active: { key: string; turn: number } | null;
  onChoose: (key: string) => void;
}

/** The resume as it is, with the places of what was read over it. */
export function ResumePages(props: ResumePagesProps) {
  const { reading, active } = props;
  const box = useRef<HTMLDivElement>(null);
  const { profile, calls } = useProfileEditing();
  // A Word document has no pages: it is shown as it was read.
  const isText = reading.pages.some(({ lines }) => lines !== undefined);
  const state = usePdf(isText ? null : profile.id, calls);
  useEffect(() => {
    const mark = active ? box.current?.querySelector<HTMLElement>(`[data-mark="${active.key}"]`) : null;
    if (mark && box.current) scrollInside(box.current, mark);
  }, [active, state]);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- scrolled by arrow keys too, hence in the order of focus
    <div ref={box} className={styles.box} tabIndex={0} role="group" aria-label={`Pages of ${props.fileName}`}>
      {state.kind === 'failed' ? (
        <p role="alert" className={styles.failure}>
          {state.message}. The values beside it can be checked and corrected without it.
        </p>
      ) : (
        reading.pages.map((size, index) => (
          <Page
            key={index}
            {...props}
            number={index + 1}
            size={size}
            pdf={state.kind === 'open' ? state.pdf : null}
          />
        ))
      )}
    </div>
  );
}

type PageProps = ResumePagesProps & {
  number: number;
  size: ResumeReading['pages'][number];
  pdf: Pdf | null;
};

function Page({ number, size, pdf, reading, marks, active, onChoose }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (!pdf || !canvas.current) return;
    let isOver = false;
    drawPage(pdf, number, canvas.current)
      .then(() => {
        if (!isOver) setIsDrawn(true);
      })
      .catch((error: unknown) => {
        if (!isOver) logError(error);
      });
    return () => {
      isOver = true;
    };
  }, [pdf, number]);
  const label = `Page ${number} of ${reading.pages.length}`;
  return (
    <div className={styles.page} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      {size.lines ? (
        <PageLines {...size} lines={size.lines} label={label} />
      ) : (
        <>
          <canvas ref={canvas} role="img" aria-label={label} className={styles.canvas} />
          {isDrawn ? null : <p className={styles.waiting}>{label}</p>}
        </>
      )}
      {marks.flatMap((mark) =>
        mark.where
          .filter((rectangle) => rectangle.page === number)
          .map((rectangle, index) => (
            // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- for the mouse; the list beside it says and does the same for everybody
            <div
              key={`${mark.key}-${index}`}
              data-mark={mark.key}
              data-active={mark.key === active?.key || undefined}
              data-unsure={mark.isUnsure || undefined}
              className={styles.mark}
              style={toPlace(rectangle, size)}
              onClick={() => onChoose(mark.key)}
            />
          )),
      )}
    </div>
  );
}

function toPlace({ x, y, width, height }: PageRectangle, size: { width: number; height: number }) {
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return {
    left: percent(x, size.width),
    top: percent(y, size.height),
    width: percent(width, size.width),
    height: percent(height, size.height),
  };
}

/** Moves only the pages, never the window: what is edited stays where it is. */
function scrollInside(box: HTMLElement, mark: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = mark.getBoundingClientRect();
  box.scrollTo({
    left: box.scrollLeft + inner.left - outer.left - (outer.width - inner.width) / 2,
    top: box.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2,
  });
}
