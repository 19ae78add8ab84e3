import type { ClaimView, FitRequirement } from '@firsthand/contracts';
import { Button } from '../../../components/button.tsx';
import { Link } from '../../../components/link.tsx';
import { toProfileWords } from '../../../lib/fit/fit-words.ts';
import { useAction } from '../../../lib/use-action.ts';
import { PanelRow } from '../panel/panel.tsx';
import { StatedValue } from '../stated/stated-value.tsx';
import styles from './fit-panel.module.css';

interface FitRowProps {
  requirement: FitRequirement;
  claim: ClaimView | undefined;
  /** Of the posting. */
  language: string | null;
  /** Never rejects. */
  onAdd: (skill: string) => Promise<void>;
}

/** One requirement: what the posting states, and what the profile says of it or how it would come to. */
export function FitRow({ requirement, claim, language, onAdd }: FitRowProps) {
  const { label, outcome, skill, profile_part: part } = requirement;
  const adding = useAction(() => onAdd(skill ?? ''), '');
  return (
    <PanelRow>
      <span className={styles.stated}>
        {claim ? <StatedValue claim={claim} language={language} /> : label}
      </span>
      {outcome !== 'not_in_profile' ? (
        <span className="soft">{toProfileWords(requirement)}</span>
      ) : skill === null ? (
        <Link to="/job-profiles">Add {PARTS[part]} to your profile</Link>
      ) : (
        <Button
          kind="link"
          data-add-skill=""
          isBusy={adding.isBusy}
          aria-label={`Add ${skill} to my profile`}
          onClick={() => void adding.run()}
        >
          {adding.isBusy ? 'Adding…' : 'Add to my profile'}
        </Button>
      )}
    </PanelRow>
  );
}

/** What is missing, of what is no skill. */
const PARTS: Readonly<Record<FitRequirement['profile_part'], string>> = {
  skills: 'it',
  experience: 'where you worked',
  contact: 'where you live',
  pay: 'what you want to earn',
  education: 'your degrees',
  languages: 'your languages',
  certificates: 'your licences',
};
