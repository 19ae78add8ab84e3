import { SelectField } from '../../../components/field.tsx';
import { ATS_SECTIONS, EDITOR_SECTIONS, type SectionId } from './sections.ts';
import styles from './section-nav.module.css';

interface SectionNavProps {
  current: SectionId;
  /** Shown beside the section's name. */
  counts: Partial<Record<SectionId, number>>;
  /** Whether a reading of the resume waits to be looked at, or was. */
  hasReading: boolean;
  /** The section beside it needs the whole width: always the field to choose from. */
  isCompact: boolean;
  onChoose: (section: SectionId) => void;
}

interface Item {
  id: SectionId;
  text: string;
}

/** The parts of a profile: a list at the side where there is room, else a field to choose from. */
export function SectionNav(props: SectionNavProps) {
  const reading: Item[] = props.hasReading ? [{ id: 'reading', text: 'Read from your resume' }] : [];
  const items: Item[] = [...reading, ...EDITOR_SECTIONS];
  return (
    <>
      <Chooser {...props} items={items} />
      <nav aria-label="Profile sections" className={styles.nav} data-compact={props.isCompact || undefined}>
        <ItemList {...props} items={items} />
        <h2 className={styles.heading}>ATS Settings</h2>
        <ItemList {...props} items={ATS_SECTIONS} />
      </nav>
    </>
  );
}

type ItemsProps = SectionNavProps & { items: readonly Item[] };

function ItemList({ items, current, counts, onChoose }: ItemsProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.item}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            <span>{text}</span>
            {counts[id] === undefined ? null : <span className={styles.count}>{counts[id]}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Chooser({ items, current, counts, isCompact, onChoose }: ItemsProps) {
  const toText = (item: Item) =>
    counts[item.id] === undefined ? item.text : `${item.text} (${counts[item.id] ?? 0})`;
  const all: readonly Item[] = [...items, ...ATS_SECTIONS];
  return (
    <div className={styles.chooser} data-compact={isCompact || undefined}>
      <SelectField
        label="Section"
        value={current}
        onValue={(wanted) => {
          const chosen = all.find((item) => item.id === wanted);
          if (chosen) onChoose(chosen.id);
        }}
      >
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {toText(item)}
          </option>
        ))}
        <optgroup label="ATS Settings">
          {ATS_SECTIONS.map((item) => (
            <option key={item.id} value={item.id}>
              {item.text}
            </option>
          ))}
        </optgroup>
      </SelectField>
    </div>
  );
}
