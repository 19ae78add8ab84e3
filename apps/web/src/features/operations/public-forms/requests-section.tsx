import type { IntegrationRequestsResponse } from '@firsthand/contracts';
import { FoldedText } from '../folded-text.tsx';
import { MailLink } from './mail-link.tsx';
import { PAGE_SIZES, toOperationsAddress, type OperationsState } from '../operations-address.ts';
import type { Part } from '../operations-view.ts';
import { ListFoot, Nothing, PartOfPage, Section, type Reloading } from '../section.tsx';
import { When } from '../when.tsx';
import styles from '../entries.module.css';

interface RequestsSectionProps extends Reloading {
  requests: Part<IntegrationRequestsResponse>;
  state: OperationsState;
  isLoading: boolean;
}

const ID = 'integration-requests';

/** What employers asked for, newest first. */
export function RequestsSection({ requests, state, ...loading }: RequestsSectionProps) {
  return (
    <Section id={ID} heading="Integration requests">
      <PartOfPage part={requests} {...loading}>
        {({ data, total }) =>
          total === 0 ? (
            <Nothing>
              <p>No employer has asked for another system yet. Requests come from Employer Integrations.</p>
            </Nothing>
          ) : (
            <>
              <ul className={styles.entries}>
                {data.map((request) => (
                  <li key={request.id} className={styles.entry}>
                    <div className={styles.head}>
                      <h3 dir="auto">{request.company_name}</h3>
                      <p className="fine-note">
                        Received <When at={request.created_at} />
                      </p>
                    </div>
                    <p className={styles.contact}>
                      <bdi>{request.contact_name}</bdi>
                      <MailLink address={request.contact_email} />
                    </p>
                    <FoldedText
                      text={request.ats_description}
                      label={`the request of ${request.company_name}`}
                    />
                  </li>
                ))}
              </ul>
              <ListFoot
                sectionId={ID}
                noun="request"
                page={state.requestsPage}
                pageSize={PAGE_SIZES.requests}
                total={total}
                toAddress={(requestsPage) => toOperationsAddress({ ...state, requestsPage })}
              />
            </>
          )
        }
      </PartOfPage>
    </Section>
  );
}
