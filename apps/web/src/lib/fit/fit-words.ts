import type { Fit, FitRequirement } from '@firsthand/contracts';

type Outcome = FitRequirement['outcome'];

/** How the outcomes are headed, in the order they are told. */
export const OUTCOME_HEADINGS: Readonly<Record<Outcome, string>> = {
  met: 'Speaks for it',
  not_met: 'Speaks against it',
  not_in_profile: 'Not in your profile',
};

export const OUTCOMES = Object.keys(OUTCOME_HEADINGS) as Outcome[];

/** "You meet 5 of 9 stated requirements" */
export function toMetText({ met, requirements }: Fit): string {
  const all = requirements.length;
  return `You meet ${met === 0 ? 'none' : met} of ${all} stated ${all === 1 ? 'requirement' : 'requirements'}`;
}

/** "1 against, 3 not in your profile"; empty when all are met. */
export function toRestText({ requirements }: Fit): string {
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
    case 'skill':
    case 'language': {
      if (part === 'experience') return `Your experience: “${line}”`;
      return line.toLowerCase() === label.toLowerCase() ? 'In your skills' : `Your skills: “${line}”`;
    }
  }
}
