import type { CareerNoticesResponse } from '@firsthand/contracts';
import { MailLink } from './mail-link.tsx';
import { PAGE_SIZES, toOperationsAddress, type OperationsState } from '../operations-address.ts';
import type { Part } from '../operations-view.ts';
import { ListFoot, Nothing, PartOfPage, Section, type Reloading } from '../section.tsx';
import { When } from '../when.tsx';
import styles from '../entries.module.css';

interface AddressesSectionProps extends Reloading {
  addresses: Part<CareerNoticesResponse>;
  state: OperationsState;
  isLoading: boolean;
}

const ID = 'careers-addresses';

/** Who wants to hear of positions with us, newest first. */
export function AddressesSection({ addresses, state, ...loading }: AddressesSectionProps) {
  return (
    <Section id={ID} heading="Careers addresses">
      <PartOfPage part={addresses} {...loading}>
        {({ data, total }) =>
          total === 0 ? (
            <Nothing>
              <p>Nobody has left an address on the Careers page yet.</p>
            </Nothing>
          ) : (
            <>
              <ul className={styles.entries}>
                {data.map((notice) => (
                  <li key={notice.id} className={styles.line}>
                    <MailLink address={notice.email} />
                    <span className="fine-note">
                      Left <When at={notice.created_at} />
                    </span>
                  </li>
                ))}
              </ul>
              <ListFoot
                sectionId={ID}
                noun="sign-up"
                page={state.addressesPage}
                pageSize={PAGE_SIZES.addresses}
                total={total}
                toAddress={(addressesPage) => toOperationsAddress({ ...state, addressesPage })}
              />
            </>
          )
        }
      </PartOfPage>
    </Section>
  );
}
