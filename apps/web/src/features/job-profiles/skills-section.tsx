import { LIMITS } from '@firsthand/contracts/light';
import { useId, useRef, useState } from 'react';
import buttonStyles from '../../components/button.module.css';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import fieldStyles from '../../components/field.module.css';
import { FormFault } from '../../components/form-fault.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';
import { SectionHead } from './section-head.tsx';
import type { Skills } from './use-skills.ts';
import styles from './skills-section.module.css';

export function SkillsSection({ skills }: { skills: Skills }) {
  return (
    <>
      <SectionHead
        heading="Skills"
        text="Add skills relevant to this job profile. You can add up to 50 skills per profile."
      />
      <div className={styles.parts}>
        <LimitBanner count={skills.count} />
        <AddSkills skills={skills} />
        <CurrentSkills skills={skills} />
      </div>
    </>
  );
}

function LimitBanner({ count }: { count: number }) {
  const isFull = count >= LIMITS.skillsPerProfile;
  return (
    <div role="status">
      {count >= LIMITS.skillsNearLimit ? (
        <p className={styles.banner} data-tone={isFull ? 'bad' : 'warn'}>
          <strong>{isFull ? 'Skill limit reached' : 'Approaching skill limit'}</strong> You have {count} of{' '}
          {LIMITS.skillsPerProfile} skills.{isFull ? ' Remove some skills to add new ones.' : ''}
        </p>
      ) : null}
    </div>
  );
}

function AddSkills({ skills }: { skills: Skills }) {
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
        <input
          id={`${id}-skill`}
          className={fieldStyles.control}
          placeholder="Enter a skill (e.g., JavaScript, Project Management)"
          maxLength={LIMITS.skillMaxLength}
          autoComplete="off"
          value={skills.skill}
          aria-describedby={`${id}-fault`}
          onChange={(event) => skills.setSkill(event.target.value)}
        />
        <button
          type="submit"
          className={buttonStyles.primary}
          disabled={isFull || busy !== null || skills.skill.trim() === ''}
        >
          {busy?.kind === 'add' ? busy.text : 'Add'}
        </button>
      </form>
      <FormFault id={`${id}-fault`} text={skills.fault} />
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={`${id}-skills`}>
          Or add multiple skills (comma-separated):
        </label>
        <textarea
          id={`${id}-skills`}
          className={`${fieldStyles.control} ${styles.many}`}
          rows={3}
          value={skills.skills}
          disabled={busy?.kind === 'import'}
          aria-describedby={`${id}-hint ${id}-import-fault`}
          onChange={(event) => skills.setSkills(event.target.value)}
        />
      </div>
      <div className={styles.import}>
        <p id={`${id}-hint`} className={styles.hint}>
          Separate skills with commas. Each skill will be added individually.
        </p>
        <button
          type="button"
          className={buttonStyles.secondary}
          disabled={isFull || busy !== null || skills.skills.trim() === ''}
          onClick={() => void skills.importAll()}
        >
          {busy?.kind === 'import' ? busy.text : 'Import'}
        </button>
      </div>
      <FormFault id={`${id}-import-fault`} text={skills.importFault} />
    </section>
  );
}

function CurrentSkills({ skills }: { skills: Skills }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isClearing, setIsClearing] = useState(false);
  // The button that was pressed is gone with its skill.
  const focusHeading = () => heading.current?.focus();
  const isBusy = skills.busy !== null;

  function askToRemove(id: number, name: string) {
    setQuestion({
      heading: 'Remove skill',
      text: `Remove "${name}" from your skills?`,
      action: 'Remove',
      busyAction: 'Removing...',
      act: () => skills.remove(id),
    });
  }

  return (
    <section aria-labelledby="skills-heading" className={styles.current}>
      <div className={styles.currentHead}>
        <h3 id="skills-heading" ref={heading} tabIndex={-1} className={styles.heading}>
          Current Skills ({skills.count})
        </h3>
        {skills.count > 0 ? (
          <button
            type="button"
            className={buttonStyles.secondary}
            disabled={isBusy}
            onClick={() => setIsClearing(true)}
          >
            Clear All
          </button>
        ) : null}
      </div>
      {skills.count === 0 ? (
        <div className={styles.empty}>
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
              <button
                type="button"
                title={`Remove ${name}`}
                aria-label={`Remove ${name}`}
                disabled={isBusy}
                onClick={() => askToRemove(id, name)}
              >
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog question={question} fallback={heading} onClose={() => setQuestion(null)} />
      <Dialog
        isOpen={isClearing}
        heading="Clear All Skills"
        isBusy={isBusy}
        onClose={() => {
          setIsClearing(false);
          focusHeading();
        }}
      >
        <p>
          Are you sure you want to remove all {skills.count} skills from this profile? This action cannot be
          undone.
        </p>
        <DialogActions>
          <button
            type="button"
            className={buttonStyles.secondary}
            disabled={isBusy}
            onClick={() => setIsClearing(false)}
          >
            Cancel
          </button>
          <button
            type="button"
            className={buttonStyles.danger}
            disabled={isBusy}
            onClick={() => void skills.clear().then(() => setIsClearing(false))}
          >
            {isBusy ? 'Removing...' : 'Clear All'}
          </button>
        </DialogActions>
      </Dialog>
    </section>
  );
}
