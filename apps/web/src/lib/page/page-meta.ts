import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  title: string;
  description: string;
  canonicalUrl: string | undefined;
  type: 'website' | 'article';
}

/** Title, description, canonical address and Open Graph of a page. */
export function toPageMeta({ title, description, canonicalUrl, type }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: 'Firsthand' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(canonicalUrl
      ? [
          { property: 'og:url', content: canonicalUrl },
          { tagName: 'link', rel: 'canonical', href: canonicalUrl },
        ]
      : []),
  ];
}

/** Where a feed reader finds what the page shows. Addresses are from the site's top. */
export function toFeedLinks(title: string, { atom, json }: { atom: string; json: string }): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: atom },
    { tagName: 'link', rel: 'alternate', type: 'application/feed+json', title, href: json },
  ];
}
