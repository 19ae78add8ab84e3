import { z } from 'zod';

const segment = z.string().min(1).max(300);

/** Where one company stands beneath `/companies/`: Workday's address has three parts for the board, the others one. */
export function listCompanyAddresses(rest = '') {
  return [
    { path: `:atsType/:slug${rest}`, params: z.object({ atsType: segment, slug: segment }) },
    {
      path: `workday/:domain/:clientName/:clientProject${rest}`,
      params: z.object({ domain: segment, clientName: segment, clientProject: segment }),
    },
  ] as const;
}
