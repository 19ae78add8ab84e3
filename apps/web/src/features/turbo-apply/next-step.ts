import type { ApplyingProblem } from '@firsthand/contracts';

/** Where a problem is put right, and the words of the way there. */
interface NextStep {
  to: string;
  text: string;
}

const NEXT_STEPS: Partial<Record<ApplyingProblem['code'], NextStep>> = {
  'profile-gap': { to: '/job-profiles', text: 'Complete the profile' },
  'no-resume': { to: '/job-profiles', text: 'Add a resume' },
  'file-kind': { to: '/job-profiles', text: 'Replace the file' },
  'profile-gone': { to: '/job-profiles', text: 'Open your job profiles' },
  'job-closed': { to: '/search', text: 'Find other jobs' },
  'already-applied': { to: '/job-applications', text: 'Open Application History' },
  'premium-needed': { to: '/subscription', text: 'See Premium' },
};

/** Nothing in the prepared application could put these right. */
const STOPPERS: readonly ApplyingProblem['code'][] = [
  'job-closed',
  'already-applied',
  'profile-gone',
  'premium-needed',
];

export function findNextStep(problem: ApplyingProblem): NextStep | null {
  return NEXT_STEPS[problem.code] ?? null;
}

/** Whether going on makes no sense; any other gap can be filled in the prepared application itself. */
export function isStopper(problem: ApplyingProblem): boolean {
  return problem.blocking && STOPPERS.includes(problem.code);
}
