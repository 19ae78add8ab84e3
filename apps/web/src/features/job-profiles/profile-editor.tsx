import type { JobProfile } from '@firsthand/contracts';
import {
  lazy,
  Suspense,
  useEffect,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { Skeleton } from '../../components/page/skeleton.tsx';
import type { Notify } from '../../lib/use-notice.ts';
import { AtsSection } from './ats-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeleteProfile } from './delete-profile.tsx';
import { Documents } from './documents.tsx';
import type { EditorHandle } from './editor-handle.ts';
import { ExperienceSection } from './experience-section.tsx';
import { ExperienceStore } from './experience-store.ts';
import { JobSection } from './job-section.tsx';
import type { ProfileApi } from './profile-api.ts';
import type { ProfileDrafts } from './profile-drafts.ts';
import { SaveBar } from './save-bar.tsx';
import { SectionNav } from './section-nav.tsx';
import { ATS_SECTIONS, type SectionId } from './sections.ts';
import { SkillsSection } from './skills-section.tsx';
import type { ProfileChanges } from './use-job-profiles.ts';
import { useProfileForm } from './use-profile-form.ts';
import { useReading } from './use-reading.ts';
import { useSkills } from './use-skills.ts';
import styles from './profile-editor.module.css';

/** It brings the PDF reader along. */
const ReadingSection = lazy(() => import('./reading/reading-section.tsx'));

interface ProfileEditorProps {
  profile: JobProfile;
  initialSection: SectionId;
  calls: ProfileApi;
  changes: ProfileChanges;
  drafts: ProfileDrafts;
  notify: Notify;
  onDelete: () => Promise<string | null>;
  ref: Ref<EditorHandle>;
}

/** The selected profile: its sections, and what of it is not saved. */
export function ProfileEditor({ ref, initialSection, onDelete, ...props }: ProfileEditorProps) {
  const { profile, calls, changes, drafts, notify } = props;
  const [draft] = useState(() => drafts.read(profile.id));
  const [section, setSection] = useState(initialSection);
  const [store] = useState(
    () =>
      new ExperienceStore({
        profileId: profile.id,
        stored: profile.experience,
        drafts: draft.entries,
        calls,
        onStored: (stored) => changes.experience(profile.id, stored),
      }),
  );
  const entries = useSyncExternalStore(store.subscribe, store.getEntries, store.getEntries);
  const form = useProfileForm({ profile, draft: draft.edits, calls, changes });
  const skills = useSkills({ profile, draft, calls, changes, notify });
  const reading = useReading(profile, calls);

  useEffect(() => () => store.dispose(), [store]);
  useEffect(() => store.follow(profile.experience), [store, profile.experience]);
  const { edits } = form;
  const { skill, skills: manySkills } = skills;
  useEffect(() => {
    drafts.write(profile.id, { edits, entries: store.getDrafts(), skill, skills: manySkills });
  }, [drafts, profile.id, edits, entries, store, skill, manySkills]);

  const isFormDirty = Object.keys(edits).length > 0;
  const hasOther = () => store.getDrafts().length > 0 || skill.trim() !== '' || manySkills.trim() !== '';
  useImperativeHandle(ref, () => ({
    hasUnsaved: () => isFormDirty || hasOther(),
    isOnlyForm: () => !hasOther(),
    settle: () => store.flush(),
    save: form.save,
    discard: () => drafts.forget(profile.id),
  }));

  async function save() {
    void store.flush();
    if (await form.save()) notify('Profile saved');
  }

  const isUnsaved =
    isFormDirty || entries.some(({ state }) => state.kind !== 'saved' && state.kind !== 'empty');
  const shows = (id: SectionId) => section === id;
  const ats = ATS_SECTIONS.find(({ id }) => id === section);
  return (
    <div className={styles.editor} data-wide={shows('reading') || undefined}>
      <SectionNav
        current={section}
        counts={{ skills: skills.count, experience: entries.length, ...reading.counts }}
        hasReading={reading.value !== null}
        isCompact={shows('reading')}
        onChoose={setSection}
      />
      <div className={styles.content}>
        <div className={styles.section}>
          {shows('contact') ? <ContactSection form={form} /> : null}
          {shows('job') ? (
            <JobSection
              form={form}
              documents={
                <Documents
                  profile={profile}
                  calls={calls}
                  changes={changes}
                  onFileChanged={(kind) => {
                    if (kind === 'resume') reading.reload();
                  }}
                />
              }
            />
          ) : null}
          <div hidden={!shows('skills')}>
            <SkillsSection skills={skills} />
          </div>
          <ExperiencePanel isShown={shows('experience')}>
            <ExperienceSection store={store} entries={entries} notify={notify} />
          </ExperiencePanel>
          {shows('reading') ? (
            <Suspense fallback={<Skeleton label="Loading what was read..." blocks={4} size="row" />}>
              <ReadingSection
                profile={profile}
                reading={reading}
                form={form}
                skills={skills}
                store={store}
                entries={entries}
                calls={calls}
                notify={notify}
                onShowSection={setSection}
              />
            </Suspense>
          ) : null}
          {ats ? <AtsSection label={ats.text} /> : null}
        </div>
        <SaveBar form={form} isUnsaved={isUnsaved} onSave={() => void save()} />
        <DeleteProfile profile={profile} onDelete={onDelete} />
      </div>
    </div>
  );
}

/** Comes with its first visit, because it brings the rich-text editor, and stays from then on. */
function ExperiencePanel({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown ? <div hidden={!isShown}>{children}</div> : null;
}
