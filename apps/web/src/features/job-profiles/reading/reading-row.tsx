import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextInput } from '../../../components/control.tsx';
import { Field, TextField } from '../../../components/field.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { COUNTRY_CHOICES, PHONE_CODE_CHOICES } from '../choices.ts';
import { toExperienceTitle, WHEN_EMPTY } from '../experience/experience-rules.ts';
import { ProfileChoice, ProfileText } from '../fields.tsx';
import { FORM_FIELDS, type FormField } from '../profile-edits.ts';
import { useProfileEditing } from '../profile-editing.ts';
import { SaveStateLine } from '../entries/save-state-line.tsx';
import { hasSkill } from '../skills/split-skills.ts';
import { EditElsewhere, Plain, SectionValue, SummaryValue } from './plain-value.tsx';
import { READING_LABELS, type ReadingItem } from './reading-items.ts';
import styles from './reading-section.module.css';

interface ReadingRowProps {
  item: ReadingItem;
  isActive: boolean;
  /** The keyboard or a finger came to it. */
  onVisit: (key: string) => void;
  /** Shows where it stands in the document. */
  onShow: (key: string) => void;
}

/** One value with what it became, to be corrected here. */
export function ReadingRow({ item, isActive, onVisit, onShow }: ReadingRowProps) {
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
        <Editor item={item} />
        {item.note ? <p className={styles.read}>{item.note}</p> : null}
        {item.in_words ? <p className={styles.read}>From: {item.in_words}</p> : null}
      </div>
      {item.where.length > 0 ? (
        <Button kind="link" className={`${styles.act} ${styles.show}`} onClick={() => onShow(item.key)}>
          Show in resume<span className="sr-only">: {item.value}</span>
        </Button>
      ) : null}
    </li>
  );
}

interface EditorProps {
  item: ReadingItem;
}

function Editor({ item }: EditorProps) {
  if (item.field === 'skill') return <SkillEditor item={item} />;
  if (item.of) return <SectionValue item={item} of={item.of} />;
  if (item.field === 'summary') return <SummaryValue item={item} />;
  if ((FORM_FIELDS as readonly string[]).includes(item.field)) {
    return <FormEditor item={item} field={item.field as FormField} />;
  }
  return <ExperienceEditor item={item} />;
}

function FormEditor({ item, field }: EditorProps & { field: FormField }) {
  const { form } = useProfileEditing();
  const label = READING_LABELS[item.field];
  if (field === 'country') {
    return <ProfileChoice field={field} label={label} options={COUNTRY_CHOICES} empty="Select a country" />;
  }
  const isWeb = field === 'linkedin_url' || field === 'website_url';
  return (
    <>
      {field === 'phone' ? (
        <ProfileChoice
          field="phone_country_code"
          label="Phone Country Code"
          options={PHONE_CODE_CHOICES}
          empty="No code"
        />
      ) : null}
      <ProfileText field={field} label={label} {...(isWeb ? { prefix: 'https://' } : {})} />
      {form.edits.has(field) ? <p className={styles.read}>Read as: {item.value}</p> : null}
    </>
  );
}

/** A skill is changed by adding the corrected one before the other goes. */
function SkillEditor({ item }: EditorProps) {
  const { skills } = useProfileEditing();
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
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void store();
      }}
    >
      <Field
        label={READING_LABELS.skill}
        describedBy={`${id}-fault`}
        note={
          <>
            {stored ? null : <p className={styles.read}>Not among your skills.</p>}
            <FormFault id={`${id}-fault`} text={fault} />
          </>
        }
      >
        {(ties) => (
          <div className={styles.inline}>
            <TextInput
              {...ties}
              maxLength={100}
              autoComplete="off"
              value={text}
              onValue={(typed) => {
                setText(typed);
                setFault(null);
              }}
            />
            {isChanged ? (
              <Button type="submit" kind="link" className={styles.act}>
                {stored ? 'Change' : 'Add'}
                <span className="sr-only"> skill {text}</span>
              </Button>
            ) : null}
            {stored ? (
              <Button kind="link" className={styles.act} onClick={() => void skills.remove(stored.id)}>
                Remove<span className="sr-only"> skill {stored.skill_name}</span>
              </Button>
            ) : null}
          </div>
        )}
      </Field>
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

function ExperienceEditor({ item }: EditorProps) {
  const { entries, experience: store, showSection } = useProfileEditing();
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
        <EditElsewhere name="Experience" of={of} onPress={() => showSection('experience')} />
      </Plain>
    );
  }
  const field = item.field as ExperienceInput;
  return (
    <TextField
      label={
        <>
          {label}
          <span className={item.isUnsure ? undefined : 'sr-only'}> of {of}</span>
        </>
      }
      type={EXPERIENCE_INPUTS[field]}

      autoComplete="off"
      value={values[field]}
      disabled={field === 'end_date' && values.is_current_job}
      onValue={(value) => store.changeStored(entryId, { [field]: value })}
      note={
        <>
          {values[field] === item.value ? null : <p className={styles.read}>Read as: {toWritten(item)}</p>}
          {entry.state.kind === 'saved' ? null : (
            <SaveStateLine
              whenEmpty={WHEN_EMPTY}
              state={entry.state}
              onRetry={() => void store.flush()}
              onKeep={() => store.keepGone(entry.key)}
              onRemove={() => showSection('experience')}
            />
          )}
        </>
      }
    />
  );
}

function toWritten({ field, value }: ReadingItem): string {
  return field === 'start_date' || field === 'end_date' ? formatDate(value) : value;
}
