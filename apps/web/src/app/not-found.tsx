import { data, type MetaFunction } from 'react-router';
import { PageNotFound } from '../features/site-frame/page-not-found.tsx';

/** Any path that is no page of ours. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = () => [
  { title: 'Page Not Found – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundRoute() {
  return <PageNotFound />;
}
