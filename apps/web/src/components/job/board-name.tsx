import { toBoardName, type Source } from '@firsthand/contracts/light';

/** "Acme’s GreenhouseIO board"; a name that runs from right to left turns none of the words around it. */
export function BoardName({ company, source }: { company: string | null; source: Source }) {
  const words = toBoardName(company, source);
  if (!company) return words;
  return (
    <>
      <bdi>{company}</bdi>
      {words.slice(company.length)}
    </>
  );
}
