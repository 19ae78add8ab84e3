import type { JobProfile } from '@firsthand/contracts';
import { PROFILE_SECTION_NAMES } from '@firsthand/contracts/light';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { useObservable } from '../../../lib/observable.ts';
import { useWhenOnline } from '../../../lib/network.ts';
import { useLeaveGuard } from '../../../lib/saving/use-leave-guard.ts';
import type { Notify } from '../../../components/use-notice.ts';
import { AtsSection } from './ats-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeleteProfile } from './delete-profile.tsx';
import { ExperienceSection } from '../experience/experience-section.tsx';
import { ExperienceStore } from '../experience/experience-store.ts';
import { JobSection } from './job-section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { ProfileApi } from '../profile-api.ts';
import type { ProfileDrafts } from './profile-drafts.ts';
import { ProfileEditingContext } from '../profile-editing.ts';
import { SaveBar } from './save-bar.tsx';
import { ProfileSectionPanel } from '../sections/profile-section.tsx';
import { SectionStores, type ShownSections } from '../sections/section-stores.ts';
import { SectionNav } from './section-nav.tsx';
import { ATS_SECTIONS, type SectionId } from './sections.ts';
import { SummarySection } from './summary-section.tsx';
import { SkillsSection } from '../skills/skills-section.tsx';
import type { ProfileChanges } from '../use-job-profiles.ts';
import { useProfileForm } from './use-profile-form.ts';
import { useReading } from '../reading/use-reading.ts';
import { useSkills } from '../skills/use-skills.ts';
import styles from './profile-editor.module.css';

/** It brings the PDF reader along. */
const ReadingSection = lazy(() => import('../reading/reading-section.tsx'));

interface ProfileEditorProps {
  profile: JobProfile;
  initialSection: SectionId;
  calls: ProfileApi;
  changes: ProfileChanges;
  drafts: ProfileDrafts;
  notify: Notify;
  onDelete: () => Promise<string | null>;
}

/** The selected profile: its sections, and what of it is not saved. */
export function ProfileEditor({ initialSection, onDelete, drafts, ...props }: ProfileEditorProps) {
  const { profile, calls, changes, notify } = props;
  const [draft] = useState(() => drafts.read(profile.id));
  const [section, setSection] = useState(initialSection);
  const content = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  const [experience] = useState(
    () =>
      new ExperienceStore({
        profileId: profile.id,
        stored: profile.experience,
        drafts: draft.entries,
        calls,
        onStored: (stored) => changes.experience(profile.id, stored),
      }),
  );
  const entries = useObservable(experience);
  const [sections] = useState(
    () =>
      new SectionStores({
        profileId: profile.id,
        stored: profile.sections,
        drafts: draft.sections,
        calls,
        onStored: (name, stored) => changes.section(profile.id, name, stored),
      }),
  );
  const shownSections = useObservable(sections);
  const form = useProfileForm({ profile, draft: draft.edits, calls, changes });
  const skills = useSkills({ profile, draft, calls, changes, notify });
  const reading = useReading(profile, calls);

  useEffect(() => () => experience.dispose(), [experience]);
  useEffect(() => experience.follow(profile.experience), [experience, profile.experience]);
  useEffect(() => () => sections.dispose(), [sections]);
  useEffect(() => sections.follow(profile.sections), [sections, profile.sections]);
  const { edits } = form;
  const { skill, skills: manySkills } = skills;
  useEffect(() => {
    const typed = { entries: experience.getDrafts(), sections: sections.getDrafts() };
    drafts.write(profile.id, { edits, ...typed, skill, skills: manySkills });
  }, [drafts, profile.id, edits, entries, experience, shownSections, sections, skill, manySkills]);

  /** From inside a section to another one: what was pressed goes, so the keyboard goes to the heading of what comes. */
  function showSection(id: SectionId) {
    isSent.current = true;
    setSection(id);
  }
  useEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    const headings = content.current?.querySelectorAll('h2') ?? [];
    [...headings].find((heading) => heading.offsetParent !== null)?.focus();
  }, [section]);

  const isFormDirty = edits.size > 0;
  const hasOther = () =>
    [experience, sections].some((store) => store.getDrafts().length > 0) ||
    [skill, manySkills].some((text) => text.trim() !== '');
  const flush = async () => {
    await Promise.all([experience.flush(), sections.flush()]);
  };
  const guard = useLeaveGuard({
    hasUnsaved: () => isFormDirty || hasOther(),
    settle: flush,
  });

  async function save() {
    void flush();
    if (await form.save()) notify('Profile saved');
  }

  useWhenOnline(() => {
    if (form.error !== null) void save();
    else void flush();
  });

  const allEntries = [entries, ...Object.values(shownSections)].flat();
  const isUnsaved =
    isFormDirty || allEntries.some(({ state }) => state.kind !== 'saved' && state.kind !== 'empty');
  const shows = (id: SectionId) => section === id;
  const hasPages = reading.value ? reading.value.pages.length > 0 : profile.has_resume;
  /** Pages need room beside the values; data has none. */
  const isWide = shows('reading') && hasPages;
  const ats = ATS_SECTIONS.find(({ id }) => id === section);
  const editing = {
    ...props,
    form,
    skills,
    experience,
    entries,
    sections,
    shownSections,
    reading,
    showSection,
  };
  return (
    <ProfileEditingContext value={editing}>
      <div className={styles.editor} data-wide={isWide || undefined}>
        <SectionNav
          current={section}
          counts={{
            skills: skills.count,
            experience: entries.length,
            ...toCounts(shownSections),
            ...reading.counts,
          }}
          hasReading={reading.value !== null}
          isCompact={isWide}
          onChoose={setSection}
        />
        <div ref={content} className={styles.content}>
          <div className={styles.section}>
            {shows('contact') ? <ContactSection /> : null}
            {shows('summary') ? <SummarySection /> : null}
            {shows('job') ? <JobSection /> : null}
            <div hidden={!shows('skills')}>
              <SkillsSection />
            </div>
            <ExperiencePanel isShown={shows('experience')}>
              <ExperienceSection />
            </ExperiencePanel>
            {PROFILE_SECTION_NAMES.map((name) => (
              <div key={name} hidden={!shows(name)}>
                <ProfileSectionPanel section={name} />
              </div>
            ))}
            {shows('reading') ? (
              <Suspense fallback={<Skeleton label="Loading what was read..." blocks={4} size="row" />}>
                <ReadingSection />
              </Suspense>
            ) : null}
            {ats ? <AtsSection label={ats.text} /> : null}
          </div>
          <SaveBar isUnsaved={isUnsaved} onSave={() => void save()} />
          <DeleteProfile profile={profile} onDelete={onDelete} />
        </div>
      </div>
      <LeaveDialog
        isOpen={guard.isAsking}
        canSave={!hasOther()}
        save={form.save}
        discard={() => drafts.forget(profile.id)}
        onStay={guard.stay}
        onLeave={guard.leave}
      />
    </ProfileEditingContext>
  );
}

function toCounts(sections: ShownSections): Record<keyof ShownSections, number> {
  const counts = PROFILE_SECTION_NAMES.map((name) => [name, sections[name].length]);
  return Object.fromEntries(counts) as Record<keyof ShownSections, number>;
}

/** Comes with its first visit, because it brings the rich-text editor, and stays from then on. */
function ExperiencePanel({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown ? <div hidden={!isShown}>{children}</div> : null;
}
