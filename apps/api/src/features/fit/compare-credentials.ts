import { DEGREES, LICENCE_LABELS, type Degree } from '@firsthand/claims';
import type { FitRequirement } from '@firsthand/contracts';
import type { JobFacts } from './job-facts.ts';
import type { OwnCredentials } from './own-credentials.ts';

const DEGREE_LABELS: Readonly<Record<Degree, string>> = {
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
};

/** The degree and the licences that a posting demands, each beside what the profile says of it. */
export function compareCredentials(
  { degree, licences }: Pick<JobFacts, 'degree' | 'licences'>,
  own: OwnCredentials,
): FitRequirement[] {
  return [
    ...(degree ? [compareDegree(degree, own)] : []),
    ...licences.map((asked) => compareLicence(asked, own)),
  ];
}

function compareDegree(
  { value, sentence }: NonNullable<JobFacts['degree']>,
  own: OwnCredentials,
): FitRequirement {
  const isEnough = (degree: Degree) => DEGREES.indexOf(degree) >= DEGREES.indexOf(value);
  const had = own.degrees.filter(({ isExpected }) => !isExpected);
  const enough = had.find(({ degree }) => isEnough(degree));
  const said = enough ?? own.degrees.find(({ degree }) => isEnough(degree)) ?? had[0] ?? own.degrees[0];
  return {
    ...{ kind: 'degree', label: DEGREE_LABELS[value], sentence, skill: null, profile_part: 'education' },
    outcome: enough ? 'met' : said ? 'not_met' : 'not_in_profile',
    profile_line: said?.line ?? null,
  };
}

function compareLicence(
  { value, sentence }: JobFacts['licences'][number],
  own: OwnCredentials,
): FitRequirement {
  // Who may drive a lorry may drive a car.
  const named = own.licences.filter(
    ({ licence }) => licence === value || (value === 'driver' && licence === 'cdl'),
  );
  const valid = named.find(({ hasEnded }) => !hasEnded);
  const said = valid ?? named[0];
  return {
    ...{ kind: 'licence', label: LICENCE_LABELS[value], sentence, skill: null, profile_part: 'certificates' },
    outcome: valid ? 'met' : said ? 'not_met' : 'not_in_profile',
    profile_line: said?.line ?? null,
  };
}
