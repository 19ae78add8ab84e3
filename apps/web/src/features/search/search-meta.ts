import { toFeedAddresses, type SearchState } from '@firsthand/contracts/light';
import type { MetaDescriptor } from 'react-router';
import { toFeedLinks, toPageMeta } from '../../lib/page/page-meta.ts';
import { toSearchTitle } from './search-title.ts';

/** What the page of a search says of itself to browsers, search engines and feed readers. */
export function toSearchMeta(state: SearchState, publicUrl: string | undefined): MetaDescriptor[] {
  return [
    ...toPageMeta({
      title: toSearchTitle(state),
      description:
        'Search job postings read from the employers’ own hiring systems, each with the time it was last seen there.',
      // Results are no page of their own to a search engine.
      canonicalUrl: publicUrl !== undefined && state.q === '' ? `${publicUrl}/search` : undefined,
      type: 'website',
    }),
    ...(state.q === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...toFeedLinks(toSearchTitle({ ...state, page: 1 }), toFeedAddresses(state)),
  ];
}
