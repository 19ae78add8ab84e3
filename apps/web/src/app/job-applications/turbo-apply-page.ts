import { data, type LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../site-context.ts';

/** For the server's loader of a page of Turbo Apply: where it is off, there is no such page. */
export function requireTurboApply({ context }: LoaderFunctionArgs): null {
  if (!context.get(siteContext).offersTurboApply) throw data(null, { status: 404 });
  return null;
}
