import { startLinkedinStandIn, startMailbox, type LinkedinStandIn, type Mailbox } from '@firsthand/sandbox';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** What takes the place of mail and LinkedIn in demo mode; null for what is configured, or not there at all. */
export interface StandIns {
  mailbox: Mailbox | null;
  linkedin: LinkedinStandIn | null;
}

/** Starts what the settings ask for and adds how to close it to `closers`, in front. */
export async function startStandIns(
  config: Config,
  logger: Logger,
  closers: (() => Promise<void>)[],
): Promise<StandIns> {
  const mailbox = config.usesSandboxMail ? await startMailbox() : null;
  if (mailbox) closers.unshift(mailbox.close);
  const linkedin =
    config.usesSandboxLinkedin && config.linkedin
      ? await startLinkedinStandIn({
          publicIssuer: config.linkedin.issuer,
          redirectUri: `${config.publicUrl}/login`,
          clientId: config.linkedin.clientId,
          clientSecret: config.linkedin.clientSecret,
          onError: (error) => {
            logger.warn({ err: error }, "the sandbox's OpenID provider failed");
          },
        })
      : null;
  if (linkedin) closers.unshift(linkedin.close);
  return { mailbox, linkedin };
}
