import type { JobProfile, ParseResumeResponse, User } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useCallback, useMemo, useState } from 'react';
import { AccountPage } from '../../components/page/account-page.tsx';
import { LoadFailure } from '../../components/page/load-failure.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';
import { keptDraftOf } from '../../lib/session/kept-drafts.ts';
import { browserSessionStorage } from '../../lib/session/session.ts';
import { askBeforeLeaving, hasUnsavedWork } from '../../lib/saving/unsaved-work.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useFreshPersonBefore } from '../../lib/session/fresh-person.ts';
import { CreateProfileDialog } from './new-profile/create-profile-dialog.tsx';
import { FirstVisit } from './new-profile/first-visit.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { isPdf } from './files/file-rules.ts';
import { toFileForm, type ProfileApi } from './profile-api.ts';
import { profileDraftsOf } from './editor/profile-drafts.ts';
import { ProfileEditor } from './editor/profile-editor.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { canCreateProfile } from './profile-list.ts';
import { UploadDialog } from './new-profile/upload-dialog.tsx';
import { createProfile, deleteProfile, useJobProfiles } from './use-job-profiles.ts';
import styles from './job-profiles-page.module.css';

interface JobProfilesPageProps {
  user: User;
  initial: readonly JobProfile[];
  calls: ProfileApi;
}

const noticeMs = 8_000;

export function JobProfilesPage({ user, initial, calls }: JobProfilesPageProps) {
  const { notice, notify, dismiss } = useNotice();
  const onChangedElsewhere = useCallback(
    (isGone: boolean) => {
      if (isGone && hasUnsavedWork()) {
        notify('This profile was deleted in another tab. What you typed is still here to be copied.');
      } else if (isGone) notify('The profile was deleted in another tab.');
      else if (hasUnsavedWork()) notify('Your profiles were changed in another tab. What you typed is kept.');
      else notify('Your profiles were changed in another tab and are shown as they are now.');
    },
    [notify],
  );
  const { profiles, selected, completion, select, changes } = useJobProfiles({
    userId: user.id,
    initial,
    calls,
    onChangedElsewhere,
  });
  const drafts = useMemo(
    () => profileDraftsOf((name) => keptDraftOf(browserSessionStorage, user.id, name)),
    [user.id],
  );
  const [isCreating, setIsCreating] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  /** The profile that was just made from a resume: what was read of it is shown first. */
  const [readId, setReadId] = useState<number | null>(null);
  const [success, setSuccess] = useState<string | null>(null);
  const canCreate = canCreateProfile(profiles.length, user.premium);
  const isAsking = useFreshPersonBefore(!canCreate && !user.premium);

  function takeDropped(dropped: File) {
    askBeforeLeaving(() => setFile(dropped));
  }

  function showCreated({ profile }: ParseResumeResponse) {
    setReadId(profile.id);
    changes.created(profile);
  }

  function showFirst(answer: ParseResumeResponse, words: string) {
    showCreated(answer);
    setSuccess(words);
    setTimeout(() => setSuccess(null), LIMITS.resumePageResetMs);
  }

  const upload = (chosen: File, name: string) => {
    const body = toFileForm(chosen, { profile_name: name });
    return isPdf(chosen) ? calls.parseResume({ body }) : calls.importResume({ body });
  };
  const closeUpload = useCallback(() => setFile(null), []);
  const hasProfiles = profiles.length > 0;
  return (
    <AccountPage heading="Job Profiles">
      {hasProfiles ? (
        <ProfileHeader
          profiles={profiles}
          selectedId={selected?.id ?? completion?.id ?? null}
          canCreate={canCreate}
          onSelect={(id) => askBeforeLeaving(() => select(id))}
          onFile={takeDropped}
          onCreate={() => askBeforeLeaving(() => setIsCreating(true))}
        />
      ) : null}
      {hasProfiles && !canCreate && !user.premium && !isAsking ? <LimitNotice /> : null}
      <div role="status" className={styles.success}>
        {success}
      </div>
      {selected ? (
        <ProfileEditor
          key={selected.id}
          profile={selected}
          initialSection={selected.id === readId ? 'reading' : 'contact'}
          calls={calls}
          changes={changes}
          drafts={drafts}
          notify={notify}
          onDelete={async () => {
            const failure = await deleteProfile(calls, changes, selected.id);
            if (failure === null) drafts.forget(selected.id);
            return failure;
          }}
        />
      ) : null}
      {completion && completion.failure === null ? (
        <Skeleton label="Loading the profile..." blocks={5} size="row" />
      ) : null}
      {completion && completion.failure !== null ? (
        <LoadFailure
          message={completion.failure}
          hint="Nothing is lost: your profiles are kept on the server."
          isRetrying={false}
          onRetry={completion.retry}
        />
      ) : null}
      {hasProfiles && !selected && !completion ? (
        <p className={styles.none}>Select a profile above to see and edit it.</p>
      ) : null}
      {hasProfiles ? null : (
        <FirstVisit upload={upload} onCreated={showFirst} onStartFromScratch={() => setIsCreating(true)} />
      )}
      <CreateProfileDialog
        isOpen={isCreating}
        onCreate={(fields) => createProfile(calls, changes, fields)}
        onClose={() => setIsCreating(false)}
      />
      <UploadDialog file={file} upload={upload} onCreated={showCreated} onClose={closeUpload} />
      <Notice notice={notice} shownMs={noticeMs} onDismiss={dismiss} />
    </AccountPage>
  );
}
