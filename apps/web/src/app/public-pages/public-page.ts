import type { MetaFunction } from 'react-router';
import { toPageMeta } from '../../lib/page/page-meta.ts';

interface PublicPage {
  /** Below our own address; also the canonical one. */
  path: string;
  title: string;
  description: string;
}

/** The head of a page that is the same for everybody and may be found by search engines. */
export function describePage({ path, title, description }: PublicPage): MetaFunction {
  return ({ matches }) => {
    const site = matches.find((match) => match.id === 'root')?.loaderData as
      { publicUrl: string } | undefined;
    const canonicalUrl = site && site.publicUrl + path;
    return toPageMeta({ title: `${title} – Firsthand`, description, canonicalUrl, type: 'website' });
  };
}
