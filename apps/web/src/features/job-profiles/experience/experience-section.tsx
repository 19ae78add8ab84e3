import { LIMITS } from '@firsthand/contracts/light';
import { EntriesSection, type EntriesWords } from '../entries/entries-section.tsx';
import { useProfileEditing } from '../profile-editing.ts';
import { ExperienceCard } from './experience-card.tsx';

const MOST = LIMITS.experiencePerProfile;
const WORDS: EntriesWords = {
  heading: 'Work Experience',
  text: `Add up to ${MOST} work experience entries, the most recent first.`,
  counter: 'Experience Entries',
  add: 'Add Experience',
  addFirst: 'Add Your First Experience',
  none: 'No work experience added',
  full: {
    heading: 'Experience limit reached',
    text: `You have reached the maximum of ${MOST} experience entries. Remove some to add new ones.`,
  },
  remove: { heading: 'Remove experience', question: 'Are you sure you want to remove this experience?' },
};

export function ExperienceSection() {
  const { experience: store, entries } = useProfileEditing();
  return (
    <EntriesSection
      words={WORDS}
      most={MOST}
      store={store}
      entries={entries}
      card={(entry, place) => <ExperienceCard entry={entry} {...place} />}
    />
  );
}
