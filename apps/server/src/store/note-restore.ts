import { recordAudit } from '@firsthand/api';
import type { Config } from '../settings/config.ts';
import { openStore } from './open-store.ts';

/**
 * Notes in the restored store that it was restored: its audit trail goes back to the backup, and says so from here on.
 * That it opens is shown on the way.
 */
export async function noteRestore(config: Config, onNotice: (text: string) => void): Promise<void> {
  const store = await openStore(config, onNotice);
  try {
    const event = { action: 'store-restored', actor: 'operator', now: new Date() } as const;
    await recordAudit(store.database.db, event);
  } finally {
    await store.close();
  }
}
