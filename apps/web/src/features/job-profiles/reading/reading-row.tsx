import { useId, useState, type ReactNode } from 'react';
import fieldStyles from '../../../components/field.module.css';
import { FormFault } from '../../../components/form-fault.tsx';
import { COUNTRY_CHOICES, PHONE_CODE_CHOICES } from '../choices.ts';
import { toExperienceTitle } from '../experience-rules.ts';
import type { ExperienceEntry, ExperienceStore } from '../experience-store.ts';
import { SelectField, TextField } from '../fields.tsx';
import { FORM_FIELDS, type FormField } from '../profile-edits.ts';
import { SaveStateLine } from '../save-state-line.tsx';
import type { SectionId } from '../sections.ts';
import { hasSkill } from '../split-skills.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import type { Skills } from '../use-skills.ts';
import { READING_LABELS, type ReadingItem } from './reading-items.ts';
import styles from './reading-section.module.css';

interface Editors {
  form: ProfileForm;
  skills: Skills;
  store: ExperienceStore;
  entries: readonly ExperienceEntry[];
  onShowSection: (section: SectionId) => void;
}

interface ReadingRowProps extends Editors {
  item: ReadingItem;
  isActive: boolean;
  /** The keyboard or a finger came to it. */
  onVisit: (key: string) => void;
  /** Shows where it stands in the document. */
  onShow: (key: string) => void;
}

/** One value with what it became, to be corrected here. */
export function ReadingRow(props: ReadingRowProps) {
  const { item, isActive, onVisit, onShow } = props;
  return (
    <li
      id={`reading-${item.key}`}
      className={styles.row}
      data-active={isActive || undefined}
      onFocus={() => {
        if (!isActive) onVisit(item.key);
      }}
    >
      <div className={styles.editor}>
        <Editor {...props} />
        {item.note ? <p className={styles.read}>{item.note}</p> : null}
      </div>
      {item.where.length > 0 ? (
        <button type="button" className={styles.act} onClick={() => onShow(item.key)}>
          Show in resume<span className="sr-only">: {item.value}</span>
        </button>
      ) : null}
    </li>
  );
}

function Editor(props: ReadingRowProps) {
  const { item } = props;
  if (item.field === 'skill') return <SkillEditor {...props} />;
  if ((FORM_FIELDS as readonly string[]).includes(item.field)) {
    return <FormEditor {...props} field={item.field as FormField} />;
  }
  return <ExperienceEditor {...props} />;
}

function FormEditor({ form, item, field }: ReadingRowProps & { field: FormField }) {
  const label = READING_LABELS[item.field];
  if (field === 'country') {
    return (
      <SelectField
        form={form}
        field={field}
        label={label}
        options={COUNTRY_CHOICES}
        empty="Select a country"
      />
    );
  }
  const isWeb = field === 'linkedin_url' || field === 'website_url';
  return (
    <>
      {field === 'phone' ? (
        <SelectField
          form={form}
          field="phone_country_code"
          label="Phone Country Code"
          options={PHONE_CODE_CHOICES}
          empty="No code"
        />
      ) : null}
      <TextField form={form} field={field} label={label} {...(isWeb ? { prefix: 'https://' } : {})} />
      {form.edits[field] ? <p className={styles.read}>Read as: {item.value}</p> : null}
    </>
  );
}

/** A skill is changed by adding the corrected one before the other goes. */
function SkillEditor({ skills, item }: ReadingRowProps) {
  const id = useId();
  const [text, setText] = useState(item.value);
  const [name, setName] = useState(item.value);
  const [fault, setFault] = useState<string | null>(null);
  const stored = skills.list.find((skill) => hasSkill([skill.skill_name], name));
  const isChanged = text.trim() !== '' && text.trim() !== (stored?.skill_name ?? '');

  async function store() {
    const wanted = text.trim();
    // Only its capitals change: the old one has to go first.
    const isSameWord = stored !== undefined && hasSkill([stored.skill_name], wanted);
    if (stored && isSameWord) await skills.remove(stored.id);
    const failure = await skills.addFromReading(wanted, isSameWord ? stored.id : null);
    setFault(failure);
    if (failure !== null) return;
    if (stored && !isSameWord) await skills.remove(stored.id);
    setName(wanted);
  }

  return (
    <form
      className={fieldStyles.field}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void store();
      }}
    >
      <label className={fieldStyles.label} htmlFor={id}>
        {READING_LABELS.skill}
      </label>
      <div className={styles.inline}>
        <input
          id={id}
          className={fieldStyles.control}
          maxLength={100}
          autoComplete="off"
          value={text}
          aria-describedby={`${id}-fault`}
          onChange={(event) => {
            setText(event.target.value);
            setFault(null);
          }}
        />
        {isChanged ? (
          <button type="submit" className={styles.act}>
            {stored ? 'Change' : 'Add'}
            <span className="sr-only"> skill {text}</span>
          </button>
        ) : null}
        {stored ? (
          <button type="button" className={styles.act} onClick={() => void skills.remove(stored.id)}>
            Remove<span className="sr-only"> skill {stored.skill_name}</span>
          </button>
        ) : null}
      </div>
      {stored ? null : <p className={styles.read}>Not among your skills.</p>}
      <FormFault id={`${id}-fault`} text={fault} />
    </form>
  );
}

const EXPERIENCE_INPUTS = {
  job_title: 'text',
  company_name: 'text',
  start_date: 'date',
  end_date: 'date',
} as const;
type ExperienceInput = keyof typeof EXPERIENCE_INPUTS;

function ExperienceEditor(props: ReadingRowProps) {
  const { item, entries, store, onShowSection } = props;
  const id = useId();
  const entry = entries.find((candidate) => candidate.id !== null && candidate.id === item.experience_id);
  const label = READING_LABELS[item.field];
  if (!entry?.id) {
    return (
      <Plain label={label} text={item.value}>
        The entry is not in the profile.
      </Plain>
    );
  }
  const { id: entryId, values } = entry;
  const of = toExperienceTitle(values);
  if (!(item.field in EXPERIENCE_INPUTS)) {
    return (
      <Plain label={label} of={item.isUnsure ? of : null} text={item.value}>
        <button type="button" className={styles.act} onClick={() => onShowSection('experience')}>
          Edit in Experience<span className="sr-only">: {of}</span>
        </button>
      </Plain>
    );
  }
  const field = item.field as ExperienceInput;
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
        <span className={item.isUnsure ? undefined : 'sr-only'}> of {of}</span>
      </label>
      <input
        id={id}
        type={EXPERIENCE_INPUTS[field]}
        className={fieldStyles.control}
        autoComplete="off"
        value={values[field]}
        disabled={field === 'end_date' && values.is_current_job}
        onChange={(event) => store.changeStored(entryId, { [field]: event.target.value })}
      />
      {values[field] === item.value ? null : <p className={styles.read}>Read as: {item.value}</p>}
      {entry.state.kind === 'saved' ? null : (
        <SaveStateLine
          state={entry.state}
          onRetry={() => void store.flush()}
          onKeep={() => store.keepGone(entry.key)}
          onRemove={() => onShowSection('experience')}
        />
      )}
    </div>
  );
}

interface PlainProps {
  label: string;
  /** The entry it belongs to, where the heading above does not say it. */
  of?: string | null;
  text: string;
  children: ReactNode;
}

function Plain({ label, of, text, children }: PlainProps) {
  return (
    <div className={fieldStyles.field}>
      <p className={fieldStyles.label}>{of ? `${label} of ${of}` : label}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.read}>{children}</div>
    </div>
  );
}
