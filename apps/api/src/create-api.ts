import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { NO_TELEMETRY, refuse } from '@firsthand/contracts';
import { openResumeMaker } from '@firsthand/resume-writer';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiContext } from './api-context.ts';
import { answerAudit } from './features/audit/audit.calls.ts';
import { answerAuth } from './features/auth/auth.calls.ts';
import { requireSignIn } from './features/auth/require-sign-in.ts';
import { answerBilling } from './features/billing/billing.calls.ts';
import { webhookRoutes } from './features/billing/webhook.routes.ts';
import { answerBookmarks } from './features/bookmarks/bookmarks.calls.ts';
import { answerCompanies } from './features/companies/companies.calls.ts';
import { createCompanies } from './features/companies/companies.service.ts';
import { answerWatching } from './features/companies/watching/watching.calls.ts';
import { answerDashboard } from './features/dashboard/dashboard.calls.ts';
import { feedRoutes } from './features/feeds/feeds.routes.ts';
import { answerHideRules } from './features/hide-rules/hide-rules.calls.ts';
import { answerFit } from './features/fit/fit.calls.ts';
import { answerInsights } from './features/insights/insights.calls.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { answerJobApplications } from './features/job-applications/job-applications.calls.ts';
import { answerJobProfiles } from './features/job-profiles/job-profiles.calls.ts';
import { createCompanyNames } from './models/company-names.ts';
import { createJobViews } from './models/job-views.ts';
import { answerJobs } from './features/jobs/jobs.calls.ts';
import { answerLocations } from './features/locations/locations.calls.ts';
import { mcpRoutes } from './features/mcp/mcp.routes.ts';
import { answerNotices } from './features/notices/notices.calls.ts';
import { answerOccupations } from './features/occupations/occupations.calls.ts';
import { answerOperations } from './features/operations/operations.calls.ts';
import { answerPublicForms } from './features/public-forms/public-forms.calls.ts';
import { answerQuestions } from './features/questions/questions.calls.ts';
import { answerCoverage } from './features/coverage/coverage.calls.ts';
import { answerRequisitions } from './features/requisitions/requisitions.calls.ts';
import { answerAlerts } from './features/saved-searches/alerts/alerts.calls.ts';
import { unsubscribeRoutes } from './features/saved-searches/alerts/unsubscribe.routes.ts';
import { answerSavedSearches } from './features/saved-searches/saved-searches.calls.ts';
import { securityContactRoutes } from './features/security-contact/security-contact.routes.ts';
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts';
import { answerSummaries } from './features/summaries/summaries.calls.ts';
import { answerTurboApply } from './features/turbo-apply/turbo-apply.calls.ts';
import { answerAccountFile } from './features/users/account-file/account-file.calls.ts';
import { answerSettings, answerVisitors } from './features/users/users.calls.ts';
import { describeCaching } from './http/answer-caching.ts';
import {
  CONNECTION_LIMITS,
  closeInGrace,
  toServerOptions,
  type ConnectionLimits,
} from './http/guards/connection-limits.ts';
import { describeErrors } from './http/error-answers.ts';
import { handleErrors, refuseMalformedAddress, sendRefusal } from './http/errors.ts';
import { identifyRequests } from './http/identify-requests.ts';
import { limitCalls } from './http/guards/limit-calls.ts';
import { describeApi } from './http/open-api.ts';
import { readFromReplica } from './features/auth/read-from-replica.ts';
import { refuseForeignHosts } from './http/guards/refuse-foreign-hosts.ts';
import { refuseUnclearHeads } from './http/guards/refuse-unclear-heads.ts';
import { logSlowRequests } from './http/log-slow-requests.ts';
import { measureRequests } from './http/measure-requests.ts';
import { namePlugins } from './http/name-plugins.ts';
import { warnUnknownProxy } from './http/guards/warn-unknown-proxy.ts';
import { createToRequestId } from './http/request-ids.ts';
import { boundUnreadBodies, UNREAD_BODY_LIMITS } from './http/guards/unread-bodies.ts';
import { validateInput } from './http/validate-input.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
/** Long titles stand in job addresses; Fastify's own limit of 100 is too short for them. */
const PARAMETER_MAX_LENGTH = 400;
/** In-flight answers would otherwise keep a closing server open for Node's 72 seconds of keep-alive. */
const KEEP_ALIVE_MS = 5_000;

/** What no page of ours needs; checkout leads to the payment provider's own page. */
const PERMISSIONS_POLICY = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Builds the HTTP side without listening, so that tests and the site's loaders can call it in process. */
export async function createApi(
  context: ApiContext,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...toServerOptions(limits),
    loggerInstance: context.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createToRequestId(context.trustedProxies),
    trustProxy: context.trustedProxies.length > 0 ? context.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: PARAMETER_MAX_LENGTH },
    frameworkErrors: (_error, _request, reply) => {
      void sendRefusal(reply, refuse('malformed-address'));
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validateInput);
  app.setSerializerCompiler(serializerCompiler);
  namePlugins(app);
  handleErrors(app);
  identifyRequests(app, context.telemetry ?? NO_TELEMETRY, context.trustedProxies);
  refuseUnclearHeads(app);
  if (context.answersTo) refuseForeignHosts(app, context.answersTo);

  await app.register(helmet, {
    // The site sends its own policy with a nonce; JSON answers may load nothing at all.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: context.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  if (context.telemetry) measureRequests(app, context.telemetry);
  if (context.rateLimitPerMinute > 0) await limitCalls(app, context);
  readFromReplica(app, context);
  closeInGrace(app, limits, context.isDraining);
  boundUnreadBodies(app, UNREAD_BODY_LIMITS);
  logSlowRequests(app);
  warnUnknownProxy(app, context);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    refuseMalformedAddress(request);
    done();
  });

  await app.register(healthRoutes(context));
  await app.register(sitemapRoutes(context));
  await app.register(feedRoutes(context));
  await app.register(mcpRoutes(context));
  await app.register(securityContactRoutes(context));
  await app.register(unsubscribeRoutes(context));
  await app.register(
    async (v1) => {
      await describeApi(v1, context);
      describeErrors(v1);
      describeCaching(v1);
      requireSignIn(v1, context);
      const resumeMaker = openResumeMaker();
      v1.addHook('onClose', () => resumeMaker.close());
      const views = createJobViews(context);
      const companies = createCompanies(context);
      const nameCompanies = createCompanyNames(context.database.db, context.now);
      await v1.register(answerAuth(context));
      await v1.register(answerRequisitions(context, views, nameCompanies));
      await v1.register(answerCoverage(context));
      await v1.register(answerInsights(context, nameCompanies));
      await v1.register(answerLocations(context));
      await v1.register(answerOccupations(context));
      await v1.register(answerSummaries(context));
      await v1.register(answerJobs(context, views));
      await v1.register(answerQuestions(context));
      await v1.register(answerCompanies(companies));
      await v1.register(answerWatching(context, companies));
      await v1.register(answerVisitors(context));
      await v1.register(answerSettings(context));
      await v1.register(answerAccountFile(context));
      await v1.register(answerBookmarks(context));
      await v1.register(answerHideRules(context, nameCompanies));
      await v1.register(answerSavedSearches(context));
      await v1.register(answerAlerts(context));
      await v1.register(answerNotices(context));
      await v1.register(answerDashboard(context));
      await v1.register(answerJobProfiles(context, resumeMaker));
      await v1.register(answerFit(context));
      await v1.register(answerJobApplications(context));
      await v1.register(answerTurboApply(context, resumeMaker));
      await v1.register(answerBilling(context));
      await v1.register(webhookRoutes(context));
      await v1.register(answerPublicForms(context));
      await v1.register(answerOperations(context, companies));
      await v1.register(answerAudit(context));
      // A route, since the site takes every address that has none.
      v1.all('/*', { schema: { hide: true } }, () => {
        throw refuse('route-unknown');
      });
    },
    { prefix: '/v1' },
  );
  return app;
}
