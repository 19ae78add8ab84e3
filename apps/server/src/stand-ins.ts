import { join } from 'node:path';
import type { LinkedinStandIn, Mailbox, StripeStandIn, StripeStandInOptions } from '@firsthand/sandbox';
import type { Logger } from 'pino';
import type { Config } from './settings/config.ts';

/** What takes the place of mail, LinkedIn and Stripe in demo mode; null for what is configured, or not there at all. */
export interface StandIns {
  mailbox: Mailbox | null;
  linkedin: LinkedinStandIn | null;
  stripe: StripeStandIn | null;
}

/** Starts what the settings ask for and adds how to close it to `closers`, in front. */
export async function startStandIns(
  config: Config,
  logger: Logger,
  closers: (() => Promise<void>)[],
): Promise<StandIns> {
  const { usesSandboxMail, usesSandboxLinkedin, usesSandboxStripe } = config;
  if (!usesSandboxMail && !usesSandboxLinkedin && !usesSandboxStripe)
    return { mailbox: null, linkedin: null, stripe: null };
  const { startLinkedinStandIn, startMailbox, startStripeStandIn } = await import('@firsthand/sandbox');
  const mailbox = usesSandboxMail ? await startMailbox() : null;
  if (mailbox) closers.unshift(mailbox.close);
  const linkedin =
    usesSandboxLinkedin && config.linkedin
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
  const stripe = usesSandboxStripe ? await startStripeStandIn(toStripeOptions(config, logger)) : null;
  if (stripe) closers.unshift(stripe.close);
  return { mailbox, linkedin, stripe };
}

function toStripeOptions(config: Config, logger: Logger): StripeStandInOptions {
  // The public address may lead through a proxy that this machine cannot reach.
  const host = ['0.0.0.0', '::', 'localhost'].includes(config.host) ? '127.0.0.1' : config.host;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    publicUrl: config.publicUrl,
    webhookUrl: `http://${name}:${config.port}/v1/api/subscription/webhook`,
    // Beside the data that names its customers, so that both outlast a restart.
    file: join(config.dataDirectory, 'sandbox-stripe.json'),
    onError: (error) => {
      logger.warn({ err: error }, 'the webhook did not take an event of the sandbox');
    },
  };
}
