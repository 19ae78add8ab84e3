import type { Fit, FitRequirement } from '@firsthand/contracts';

type Outcome = FitRequirement['outcome'];

/** How the outcomes are headed, in the order they are told. */
export const OUTCOME_HEADINGS: Readonly<Record<Outcome, string>> = {
  met: 'Speaks for it',
  not_met: 'Speaks against it',
  not_in_profile: 'Not in your profile',
};

export const OUTCOMES = Object.keys(OUTCOME_HEADINGS) as Outcome[];

type Compared = Pick<Fit, 'met' | 'requirements'>;

/** "1 of 3 shown in your profile", on cards. Of what the profile is silent about nothing is said to be failed. */
export function toShownText(fit: Compared): string {
  return `${toCount(fit)} ${toVerdict(fit)}`;
}

/** "1 of 3 stated requirements shown in your profile", on the job's page. */
export function toMetText(fit: Compared): string {
  const all = fit.requirements.length;
  return `${toCount(fit)} stated ${all === 1 ? 'requirement' : 'requirements'} ${toVerdict(fit)}`;
}

function isSilent({ requirements }: Compared): boolean {
  return requirements.every(({ outcome }) => outcome === 'not_in_profile');
}

function toCount(fit: Compared): string {
  const all = fit.requirements.length;
  return isSilent(fit) ? String(all) : `${fit.met} of ${all}`;
}

function toVerdict(fit: Compared): string {
  return isSilent(fit) ? 'not mentioned in your profile' : 'shown in your profile';
}

/** "1 against, 3 not in your profile"; empty when all are met, or when the profile is silent about all. */
export function toRestText(fit: Compared): string {
  if (isSilent(fit)) return '';
  const { requirements } = fit;
  const count = (wanted: Outcome) => requirements.filter(({ outcome }) => outcome === wanted).length;
  const [against, silent] = [count('not_met'), count('not_in_profile')];
  return [against > 0 ? `${against} against` : '', silent > 0 ? `${silent} not in your profile` : '']
    .filter((part) => part !== '')
    .join(', ');
}

/** What the profile says of a requirement, as a line beside it; empty when it is silent. */
export function toProfileWords({
  kind,
  label,
  profile_line: line,
  profile_part: part,
}: FitRequirement): string {
  if (line === null) return '';
  switch (kind) {
    case 'years':
      return `${line} in your profile`;
    case 'place':
      return `You: ${line}`;
    case 'pay':
      return `You want ${line}`;
    case 'degree':
    case 'licence':
      return `Your profile: “${line}”`;
    case 'skill':
    case 'language': {
      if (part === 'experience') return `Your experience: “${line}”`;
      if (part === 'languages') return `Your languages: “${line}”`;
      return line.toLowerCase() === label.toLowerCase() ? 'In your skills' : `Your skills: “${line}”`;
    }
  }
}
