import { useRouteLoaderData } from 'react-router';

/** Whether this installation offers Turbo Apply; false on a page whose root could not be loaded. */
export function useOffersTurboApply(): boolean {
  const site = useRouteLoaderData<{ offersTurboApply: boolean }>('root');
  return site?.offersTurboApply ?? false;
}
