import { PROFILE_SECTIONS } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Labelled } from '../../../components/field.tsx';
import { useProfileEditing } from '../profile-editing.ts';
import { toEntryTitle } from '../sections/section-rules.ts';
import { toReadingLabel, type ReadingItem } from './reading-items.ts';
import styles from './reading-section.module.css';

interface ValueProps {
  item: ReadingItem;
}

/** What was read into a section is corrected there, where the whole entry is seen. */
export function SectionValue({ item, of }: ValueProps & { of: NonNullable<ReadingItem['of']> }) {
  const { shownSections, showSection } = useProfileEditing();
  const { section, entry_id: entryId } = of;
  const entry = shownSections[section].find(({ id }) => id !== null && id === entryId);
  const title = entry && toEntryTitle(section, entry.values);
  return (
    <Plain label={toReadingLabel(item)} of={title ?? null} text={item.value}>
      {entry ? (
        <EditElsewhere
          name={PROFILE_SECTIONS[section].heading}
          of={title}
          onPress={() => showSection(section)}
        />
      ) : (
        'The entry is not in the profile.'
      )}
    </Plain>
  );
}

export function SummaryValue({ item }: ValueProps) {
  const { showSection } = useProfileEditing();
  return (
    <Plain label={toReadingLabel(item)} text={item.value}>
      <EditElsewhere name="Summary" onPress={() => showSection('summary')} />
    </Plain>
  );
}

/** The way to where a value can be corrected. */
export function EditElsewhere({
  name,
  of,
  onPress,
}: {
  name: string;
  of?: string | undefined;
  onPress: () => void;
}) {
  return (
    <Button kind="link" className={styles.act} onClick={onPress}>
      Edit in {name}
      {of ? <span className="sr-only">: {of}</span> : null}
    </Button>
  );
}

interface PlainProps {
  label: string;
  /** The entry it belongs to, where the heading above does not say it. */
  of?: string | null;
  text: string;
  children: ReactNode;
}

/** A value that is only shown here. */
export function Plain({ label, of, text, children }: PlainProps) {
  return (
    <Labelled label={of ? `${label} of ${of}` : label}>
      <p className={styles.text}>{text}</p>
      <div className={styles.read}>{children}</div>
    </Labelled>
  );
}
