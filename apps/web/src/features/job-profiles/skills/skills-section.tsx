import { LIMITS } from '@firsthand/contracts/light';
import { useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/control.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import { SectionHead } from '../section-head.tsx';
import { useProfileEditing } from '../profile-editing.ts';
import styles from './skills-section.module.css';

export function SkillsSection() {
  const { skills } = useProfileEditing();
  return (
    <>
      <SectionHead
        heading="Skills"
        text="Add skills relevant to this job profile. You can add up to 50 skills per profile."
      />
      <div className={styles.parts}>
        <LimitBanner count={skills.count} />
        <AddSkills />
        <CurrentSkills />
      </div>
    </>
  );
}

function LimitBanner({ count }: { count: number }) {
  const isFull = count >= LIMITS.skillsPerProfile;
  return (
    <div role="status">
      {count >= LIMITS.skillsNearLimit ? (
        <p className={`callout ${styles.banner}`} data-tone={isFull ? 'bad' : 'warn'}>
          <strong>{isFull ? 'Skill limit reached' : 'Approaching skill limit'}</strong> You have {count} of{' '}
          {LIMITS.skillsPerProfile} skills.{isFull ? ' Remove some skills to add new ones.' : ''}
        </p>
      ) : null}
    </div>
  );
}

function AddSkills() {
  const { skills } = useProfileEditing();
  const id = useId();
  const { busy, isFull } = skills;
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.add}>
      <h3 id={`${id}-heading`}>Add New Skills</h3>
      <form
        className={styles.single}
        onSubmit={(event) => {
          event.preventDefault();
          void skills.add();
        }}
      >
        <label className="sr-only" htmlFor={`${id}-skill`}>
          Skill
        </label>
        <TextInput
          id={`${id}-skill`}
          placeholder="Enter a skill (e.g., JavaScript, Project Management)"
          maxLength={LIMITS.skillMaxLength}
          autoComplete="off"
          value={skills.skill}
          aria-describedby={`${id}-fault`}
          onValue={(typed) => skills.setSkill(typed)}
        />
        <Button type="submit" kind="primary" disabled={isFull || busy !== null || skills.skill.trim() === ''}>
          {busy?.kind === 'add' ? busy.text : 'Add'}
        </Button>
      </form>
      <FormFault id={`${id}-fault`} text={skills.fault} />
      <TextAreaField
        label="Or add multiple skills (comma-separated):"
        controlClassName={styles.many}
        rows={3}
        value={skills.skills}
        disabled={busy?.kind === 'import'}
        describedBy={`${id}-hint ${id}-import-fault`}
        onValue={(typed) => skills.setSkills(typed)}
      />
      <div className={`ends ${styles.import}`}>
        <p id={`${id}-hint`} className={styles.hint}>
          Separate skills with commas. Each skill will be added individually.
        </p>
        <Button
          kind="secondary"
          disabled={isFull || busy !== null || skills.skills.trim() === ''}
          onClick={() => void skills.importAll()}
        >
          {busy?.kind === 'import' ? busy.text : 'Import'}
        </Button>
      </div>
      <FormFault id={`${id}-import-fault`} text={skills.importFault} />
    </section>
  );
}

function CurrentSkills() {
  const { skills } = useProfileEditing();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ id: number; name: string } | null>(null);
  const [isClearing, setIsClearing] = useState(false);
  const isBusy = skills.busy !== null;

  return (
    <section aria-labelledby="skills-heading" className={styles.current}>
      <div className={`ends ${styles.currentHead}`}>
        <h3 id="skills-heading" ref={heading} tabIndex={-1}>
          Current Skills ({skills.count})
        </h3>
        {skills.count > 0 ? (
          <Button kind="secondary" disabled={isBusy} onClick={() => setIsClearing(true)}>
            Clear All
          </Button>
        ) : null}
      </div>
      {skills.count === 0 ? (
        <div className="soft">
          <p>
            <strong>No skills added</strong>
          </p>
          <p>Add skills to showcase your expertise for this profile.</p>
        </div>
      ) : (
        <ul className={styles.chips}>
          {skills.list.map(({ id, skill_name: name }) => (
            <li key={id} className={styles.chip}>
              <bdi>{name}</bdi>
              <IconButton
                isBare
                className={styles.remove}
                title={`Remove ${name}`}
                label={`Remove ${name}`}
                disabled={isBusy}
                onClick={() => setAsked({ id, name })}
              >
                <CloseIcon size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        heading="Remove skill"
        action="Remove"
        busyAction="Removing..."
        act={async () => {
          if (asked) await skills.remove(asked.id);
          setAsked(null);
        }}
        fallback={heading}
        onClose={() => setAsked(null)}
      >
        <p>Remove &quot;{asked?.name}&quot; from your skills?</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isClearing}
        heading="Clear All Skills"
        action="Clear All"
        busyAction="Removing..."
        act={async () => {
          await skills.clear();
          setIsClearing(false);
        }}
        fallback={heading}
        onClose={() => setIsClearing(false)}
      >
        <p>
          Are you sure you want to remove all {skills.count} skills from this profile? This action cannot be
          undone.
        </p>
      </ConfirmDialog>
    </section>
  );
}
