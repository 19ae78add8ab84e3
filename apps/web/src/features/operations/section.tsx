import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/page/load-failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { toRangeText } from '../../lib/page-buttons.ts';
import { countPages } from './operations-address.ts';
import type { Part } from './operations-view.ts';
import styles from './section.module.css';

/** Brings keyboard and window to the beginning of a section. */
export function focusSection(id: string): void {
  document.getElementById(id)?.focus();
}

interface SectionProps {
  /** Of its heading. */
  id: string;
  heading: string;
  children: ReactNode;
}

export function Section({ id, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

export interface Reloading {
  isReloading: boolean;
  onReload: () => void;
}

interface PartOfPageProps<T> extends Reloading {
  part: Part<T>;
  /** Its next content is on its way. */
  isLoading: boolean;
  children: (data: T) => ReactNode;
}

/** A part of the page, or why it could not be loaded. */
export function PartOfPage<T>({ part, isLoading, isReloading, onReload, children }: PartOfPageProps<T>) {
  return (
    <div className={styles.content} aria-busy={isLoading} data-loading={isLoading}>
      {part.kind === 'loaded' ? (
        children(part.data)
      ) : (
        <LoadFailure
          message={part.message}
          hint="The rest of this page does not depend on it."
          isRetrying={isReloading}
          onRetry={onReload}
        />
      )}
    </div>
  );
}

interface ListFootProps {
  /** Of the section whose list this is. */
  sectionId: string;
  /** What one entry is called: "board". */
  noun: string;
  /** Default: the regular plural. */
  nouns?: string;
  page: number;
  pageSize: number;
  total: number;
  toAddress: (page: number) => string;
}

export function ListFoot({
  sectionId,
  noun,
  nouns = `${noun}s`,
  page,
  pageSize,
  total,
  toAddress,
}: ListFootProps) {
  return (
    <div className={`ends note ${styles.foot}`}>
      <p role="status">{toRangeText(page, pageSize, total, noun, nouns)}</p>
      <Pager
        label={`Pages of ${nouns}`}
        current={page}
        pageCount={countPages(total, pageSize)}
        toAddress={toAddress}
        keepsScroll
        onFollow={() => focusSection(sectionId)}
      />
    </div>
  );
}

export function Nothing({ children }: { children: ReactNode }) {
  return <div className={styles.nothing}>{children}</div>;
}
