/** What the address of a company says of it. */
type Address =
  { atsType: string; slug: string } | { domain: string; clientName: string; clientProject: string };

/** Workday's address has three parts for the board, the others one. */
export function toCompanyKey(address: Address): { atsType: string; slug: string } {
  if ('slug' in address) return { atsType: address.atsType, slug: address.slug };
  const { domain, clientName, clientProject } = address;
  return { atsType: 'workday', slug: [domain, clientName, clientProject].join('/') };
}
