import type { AuditEventView, AuditResponse } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { ChoiceLinks } from '../../../components/choice-links.tsx';
import { DateTime } from '../../../components/date-time.tsx';
import { Link } from '../../../components/link.tsx';
import {
  AUDIT_CHOICES,
  PAGE_SIZES,
  toOperationsAddress,
  type OperationsState,
} from '../operations-address.ts';
import type { Part } from '../operations-view.ts';
import { focusSection, ListFoot, Nothing, PartOfPage, Section, type Reloading } from '../section.tsx';
import { AUDIT_LABELS, toAuditParts } from './audit-words.ts';
import styles from '../entries.module.css';

interface AuditSectionProps extends Reloading {
  audit: Part<AuditResponse>;
  state: OperationsState;
  isLoading: boolean;
}

const ID = 'audit-trail';

/** Who did what, the latest first. */
export function AuditSection({ audit, state, ...loading }: AuditSectionProps) {
  return (
    <Section id={ID} heading="Audit trail">
      <p className="fine-note">
        What admins and operators did, kept for {LIMITS.auditDays} days. A list that is read again within{' '}
        {LIMITS.auditReadMinutes} minutes stands here once.
      </p>
      <ChoiceLinks
        label="Which entries"
        look="pills"
        choices={AUDIT_CHOICES}
        current={state.trail}
        toAddress={(trail) => toOperationsAddress({ ...state, trail, auditPage: 1 })}
        renderChoice={(choice) => AUDIT_LABELS[choice]}
      />
      {state.person === null ? null : (
        <p className={styles.line}>
          Only what one person did, or what was done about them.{' '}
          <Link to={toOperationsAddress({ ...state, person: null, auditPage: 1 })} preventScrollReset>
            Show everybody
          </Link>
        </p>
      )}
      <PartOfPage part={audit} {...loading}>
        {({ data, total }) =>
          total === 0 ? (
            <Nothing>
              <p role="status">Nothing of this was done.</p>
            </Nothing>
          ) : (
            <>
              <ul className={styles.entries}>
                {data.map((event) => (
                  <li key={event.id} className={styles.line}>
                    <Entry event={event} state={state} />
                  </li>
                ))}
              </ul>
              <ListFoot
                sectionId={ID}
                noun="entry"
                nouns="entries"
                page={state.auditPage}
                pageSize={PAGE_SIZES.audit}
                total={total}
                toAddress={(auditPage) => toOperationsAddress({ ...state, auditPage })}
              />
            </>
          )
        }
      </PartOfPage>
    </Section>
  );
}

function Entry({ event, state }: { event: AuditEventView; state: OperationsState }) {
  return (
    <>
      <p className={styles.deed}>
        <Who event={event} state={state} />{' '}
        {toAuditParts(event).map(({ text, isNamed }, at) => (isNamed ? <bdi key={at}>{text}</bdi> : text))}
      </p>
      <span className="fine-note">
        <DateTime at={event.at} withHour />
      </span>
    </>
  );
}

/** Leads to what the same person did besides. */
function Who({ event: { actor, person }, state }: { event: AuditEventView; state: OperationsState }) {
  if (actor === 'operator') return <strong>The operator</strong>;
  if (person === null) return <strong>An admin whose account is deleted</strong>;
  return (
    <Link
      to={toOperationsAddress({ ...state, person: person.id, auditPage: 1 })}
      preventScrollReset
      onClick={() => focusSection(ID)}
    >
      <bdi>{person.name ?? person.email}</bdi>
    </Link>
  );
}
