import type { HTMLAttributes } from 'react';

interface CleanedMarkupProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** As our API gives it: cleaned where it came in, and again where it may be older. Nothing else may be given here. */
  html: string;
}

/** The one place where HTML becomes part of a page; our API has taken from it whatever could act. */
export function CleanedMarkup({ html, ...more }: CleanedMarkupProps) {
  return <div {...more} dangerouslySetInnerHTML={{ __html: html }} />;
}
