import { PROFILE_SECTIONS, type ProfileSection } from '@firsthand/contracts/light';
import { EntriesSection, type EntriesWords } from '../entries/entries-section.tsx';
import { useProfileEditing } from '../profile-editing.ts';
import { SectionCard } from './section-card.tsx';

const TEXTS: Record<ProfileSection, string> = {
  education: 'Schools, degrees and courses of study, the most recent first.',
  languages: 'Which languages you know, and how well.',
  certificates: 'What you are certified or licensed to do.',
  projects: 'What you made or took part in, the most recent first.',
  volunteering: 'What you do or did unpaid, the most recent first.',
  awards: 'What you were awarded, and what you published.',
};

/** A section of the profile whose entries are as the table of sections says. */
export function ProfileSectionPanel({ section }: { section: ProfileSection }) {
  const { sections, shownSections } = useProfileEditing();
  return (
    <EntriesSection
      words={toWords(section)}
      most={PROFILE_SECTIONS[section].most}
      store={sections.of(section)}
      entries={shownSections[section]}
      card={(entry, place) => <SectionCard section={section} entry={entry} {...place} />}
    />
  );
}

function toWords(section: ProfileSection): EntriesWords {
  const { heading, entry, most } = PROFILE_SECTIONS[section];
  return {
    heading,
    text: `${TEXTS[section]} Up to ${most} entries.`,
    counter: 'Entries',
    add: `Add ${entry}`,
    addFirst: `Add your first ${entry}`,
    none: `No ${entry} added`,
    full: {
      heading: 'This section is full',
      text: `${heading} holds at most ${most} entries. Remove some to add new ones.`,
    },
    remove: { heading: `Remove ${entry}`, question: `Are you sure you want to remove this ${entry}?` },
  };
}
