import type { ResumeReading } from '@firsthand/contracts';
import { PROFILE_SECTION_NAMES, PROFILE_SECTIONS } from '@firsthand/contracts/light';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { countOf, formatDate } from '../../../lib/format-date.ts';
import { toExperienceTitle } from '../experience/experience-rules.ts';
import type { ExperienceEntry } from '../experience/experience-store.ts';
import { useProfileEditing } from '../profile-editing.ts';
import { SectionHead } from '../section-head.tsx';
import { LeftOver } from './left-over.tsx';
import { groupByEntry, toReadingItems, type ReadingItem, type ReadingItems } from './reading-items.ts';
import { ReadingRow } from './reading-row.tsx';
import { ResumePages, type Mark } from './resume-pages.tsx';
import styles from './reading-section.module.css';

/** What was read from the resume beside the resume itself, for the person to check and correct. */
export default function ReadingSection() {
  const { value } = useProfileEditing().reading;
  return value ? <ReadingReview value={value} /> : null;
}

function ReadingReview({ value }: { value: ResumeReading }) {
  const { profile, reading, form, skills, entries, notify, showSection } = useProfileEditing();
  const items = useMemo(() => toReadingItems(value), [value]);
  const marks = useMemo(() => toMarks(items), [items]);
  const [active, setActive] = useState<{ key: string; turn: number } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const hasPages = value.pages.length > 0;
  const pages = useRef<HTMLDetailsElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that the resume was chosen in is gone, and the keyboard with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  const visit = (key: string) => setActive((previous) => ({ key, turn: (previous?.turn ?? 0) + 1 }));

  /** Whoever closed the pages may edit on without them; who asks for a place gets them back. */
  function show(key: string) {
    visit(key);
    if (pages.current) pages.current.open = true;
  }

  /** From a place in the resume to its value. */
  function goTo(key: string) {
    show(key);
    const row = document.getElementById(`reading-${key}`);
    row?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }

  async function approve() {
    setIsBusy(true);
    const isSaved = form.edits.size === 0 || (await form.save());
    const failure = isSaved ? await reading.markReviewed() : null;
    setIsBusy(false);
    if (failure) notify(failure);
    else if (isSaved) {
      notify('Profile saved. You can come back to this under “Read from your resume”.');
      showSection('contact');
    }
  }

  const toRows = (list: readonly ReadingItem[]) =>
    list.map((item) => (
      <ReadingRow
        key={item.key}
        item={item}
        isActive={active?.key === item.key}
        onVisit={visit}
        onShow={show}
      />
    ));

  return (
    <>
      <SectionHead
        heading="Read from your resume"
        headingRef={heading}
        text={
          value.reviewed_at
            ? `You checked this on ${formatDate(value.reviewed_at)}. Everything can still be corrected here.`
            : hasPages
              ? 'Compare it with your resume and correct what is wrong. Each value shows its place when you go to it.'
              : 'Correct what is wrong. Each value says where it stood in your file.'
        }
      />
      <div className={hasPages ? styles.review : undefined}>
        {hasPages ? (
          <details ref={pages} open className={styles.pages}>
            <summary className={styles.summary}>Your resume</summary>
            {value.pages.some(({ lines }) => lines) ? (
              <p className={styles.asText}>
                A Word document is shown as its text was read, not as Word sets it.
              </p>
            ) : null}
            <ResumePages
              fileName={profile.resume_filename ?? 'resume.pdf'}
              reading={value}
              marks={marks}
              active={active}
              onChoose={goTo}
            />
          </details>
        ) : null}
        <div className={styles.values}>
          <div className={`ends ${styles.approve}`}>
            <p>
              {items.unsure.length === 0
                ? 'Every value was read clearly.'
                : `Please check ${countOf(items.unsure.length, 'value')} first: we may have read ${items.unsure.length === 1 ? 'it' : 'them'} wrongly.`}
            </p>
            {value.reviewed_at ? null : (
              <Button kind="primary" disabled={isBusy} onClick={() => void approve()}>
                {isBusy ? 'Saving...' : 'Looks right'}
              </Button>
            )}
          </div>
          <Group heading="Please check" count={items.unsure.length} tone="warn">
            {toRows(items.unsure)}
          </Group>
          <Group heading="Contact" count={items.contact.length}>
            {toRows(items.contact)}
          </Group>
          <Group heading="Experience" count={items.experience.length}>
            {groupByEntry(items.experience).map(({ id, items: ofEntry }) => (
              <li key={id ?? 'none'}>
                <h4 className={styles.entry}>{toEntryName(entries, id)}</h4>
                <ul className={styles.rows}>{toRows(ofEntry)}</ul>
              </li>
            ))}
          </Group>
          {PROFILE_SECTION_NAMES.map((name) => {
            const ofSection = items.sections.filter(({ of }) => of?.section === name);
            return (
              <Group key={name} heading={PROFILE_SECTIONS[name].heading} count={ofSection.length}>
                {toRows(ofSection)}
              </Group>
            );
          })}
          <Group heading="Skills" count={items.skills.length}>
            {toRows(items.skills)}
          </Group>
          <Group
            heading="Left over"
            count={items.leftOver.length}
            note={
              hasPages
                ? 'These lines are not in the profile, or not whole. The file itself is kept, so nothing of your resume is lost.'
                : 'These are not in the profile, or not whole. The file itself is not kept here, since it is nothing to send to employers.'
            }
          >
            {items.leftOver.map((line) => (
              <LeftOver
                key={line.key}
                line={line}
                isActive={active?.key === line.key}
                addSkill={(name) => skills.addFromReading(name, null)}
                onVisit={visit}
                onShow={show}
              />
            ))}
          </Group>
        </div>
      </div>
    </>
  );
}

function toEntryName(entries: readonly ExperienceEntry[], id: number | null): string {
  const entry = entries.find((candidate) => candidate.id !== null && candidate.id === id);
  return entry ? toExperienceTitle(entry.values) : 'Not in the profile';
}

interface GroupProps {
  heading: string;
  count: number;
  tone?: 'warn';
  note?: string;
  children: ReactNode;
}

function Group({ heading, count, tone, note, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <section aria-label={heading} className={styles.group} data-tone={tone}>
      <h3>
        {heading} ({count})
      </h3>
      {note ? <p className={styles.read}>{note}</p> : null}
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

function toMarks({ unsure, contact, skills, experience, sections, leftOver }: ReadingItems): Mark[] {
  const lines = leftOver.map((line) => ({ ...line, isUnsure: false }));
  // What is small lies over what is large, so that both can be pressed.
  return [...lines, ...experience, ...sections, ...contact, ...skills, ...unsure].sort(
    (a, b) => Number(isLarge(b)) - Number(isLarge(a)),
  );
}

const isLarge = (mark: { where: readonly unknown[] }) => mark.where.length > 1;
