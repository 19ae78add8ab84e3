import { toMailLink } from './mail-address.ts';
import styles from '../entries.module.css';

export function MailLink({ address }: { address: string }) {
  return (
    <a href={toMailLink(address)} className={styles.mail}>
      {address}
    </a>
  );
}
