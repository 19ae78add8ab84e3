import { createApi, createHealthApi, type ApiContext } from '@firsthand/api';
import { openResumeReader } from '@firsthand/resume-parser';
import type { FastifyInstance } from 'fastify';
import type { Context } from './create-context.ts';
import { toDemoHosts } from './settings/demo-hosts.ts';
import { toBilling } from './settings/to-billing.ts';
import { createFindCountry } from './settings/visitor-country.ts';
import { registerSandboxPages } from './site/sandbox-pages.ts';
import { registerSite } from './site/register-site.ts';
import type { OpenSite } from './site/site-source.ts';
import type { StandIns } from './stand-ins.ts';

export interface ServingState {
  isServing: boolean;
  isDraining: boolean;
}

interface HttpParts extends Pick<ApiContext, 'search' | 'searchStatus' | 'searchStanding' | 'changes'> {
  state: ServingState;
  canSendMail: boolean;
}

/** What people and their browsers are answered by: the API, the site, and the demo's stand-ins. */
export async function createHttp(
  context: Context,
  standIns: StandIns,
  openSite: OpenSite,
  { state, search, searchStatus, searchStanding = null, changes, canSendMail }: HttpParts,
): Promise<FastifyInstance> {
  const { config } = context;
  const answersTo = toDemoHosts(config);
  const app = await createApi({
    database: context.store.database,
    search,
    searchStatus,
    searchStanding,
    changes,
    logger: context.logger,
    telemetry: context.telemetry,
    publicUrl: config.publicUrl,
    now: () => new Date(),
    readResume: openResumeReader(),
    findCountry: await createFindCountry(config),
    toExternalUrl: context.toExternalUrl,
    readExternalUrl: context.readExternalUrl,
    toBoardUrl: context.toBoardUrl,
    auth: {
      secret: config.authSecret,
      previousSecret: config.previousAuthSecret,
      canSendMail,
      requiresAdminPasskeys: config.requiresAdminPasskeys,
      // The server may not reach its own public address, so it asks the stand-in where it listens.
      linkedin: config.linkedin && {
        ...config.linkedin,
        door: context.doors.linkedin,
        ...(standIns.linkedin && { reachableAt: standIns.linkedin.url }),
      },
    },
    operatorEmail: config.operatorEmail,
    securityContact: config.securityContact,
    billing: toBilling(config, standIns, context.doors.stripe),
    atsFetch: context.ats.fetch,
    findApplyKey: context.findApplyKey,
    offersTurboApply: config.offersTurboApply,
    draftingModel: config.model && { ...config.model, door: context.doors.model },
    isServing: () => state.isServing,
    isDraining: () => state.isDraining,
    ...(answersTo && { answersTo }),
    trustedProxies: config.trustedProxies,
    rateLimitPerMinute: config.rateLimitPerMinute,
  });
  await registerSandboxPages(app, {
    employers: context.sandbox?.url ?? null,
    mailbox: standIns.mailbox?.url ?? null,
    linkedin: standIns.linkedin?.url ?? null,
    stripe: standIns.stripe?.url ?? null,
  });
  await registerSite(app, {
    openSite,
    publicUrl: config.publicUrl,
    demo: context.sandbox !== null,
    operatorEmail: config.operatorEmail,
    donationHandle: config.donationHandle,
    offersTurboApply: config.offersTurboApply,
    usesStripe: toBilling(config, standIns)?.provider === 'stripe',
    toExternalUrl: context.toExternalUrl,
    now: () => performance.now(),
  });
  await describeCalls(app, config.publicUrl);
  return app;
}

/** The API's description is made once, which takes a fifth of a second: before anybody is answered. */
async function describeCalls(app: FastifyInstance, publicUrl: string): Promise<void> {
  const answer = await app.inject({ url: '/v1/openapi.json', headers: { host: new URL(publicUrl).host } });
  if (answer.statusCode !== 200) throw new Error(`The API cannot be described: ${answer.body.slice(0, 500)}`);
}

/** What a worker answers with: whether it lives and can work. */
export function createWorkerHttp({ store, logger }: Context, state: ServingState): FastifyInstance {
  return createHealthApi({
    database: store.database,
    logger,
    isServing: () => state.isServing,
    isDraining: () => state.isDraining,
  });
}
