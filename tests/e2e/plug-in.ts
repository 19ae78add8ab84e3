import type { Page } from 'playwright-core';

/** A device in the page's browser that holds passkeys and is unlocked at once. */
export async function plugIn(page: Page): Promise<{ lock: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    /** From now on its user fails to unlock it. */
    lock: async () => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
  };
}
