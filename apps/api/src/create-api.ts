import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { AppError, NO_TELEMETRY } from '@firsthand/contracts';
import { openResumeMaker } from '@firsthand/resume-writer';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiContext } from './api-context.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { requireSignIn } from './features/auth/require-sign-in.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { webhookRoutes } from './features/billing/webhook.routes.ts';
import { bookmarkRoutes } from './features/bookmarks/bookmarks.routes.ts';
import { addingRoutes } from './features/companies/adding/adding.routes.ts';
import { companyRoutes } from './features/companies/companies.routes.ts';
import { createCompanies } from './features/companies/companies.service.ts';
import { watchingRoutes } from './features/companies/watching/watching.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { feedRoutes } from './features/feeds/feeds.routes.ts';
import { answerHideRules } from './features/hide-rules/hide-rules.calls.ts';
import { fitRoutes } from './features/fit/fit.routes.ts';
import { insightsRoutes } from './features/insights/insights.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { jobApplicationRoutes } from './features/job-applications/job-applications.routes.ts';
import { jobProfileRoutes } from './features/job-profiles/job-profiles.routes.ts';
import { createCompanyNames } from './features/jobs/company-names.ts';
import { createJobViews } from './features/jobs/job-views.ts';
import { jobRoutes } from './features/jobs/jobs.routes.ts';
import { locationRoutes } from './features/locations/locations.routes.ts';
import { mcpRoutes } from './features/mcp/mcp.routes.ts';
import { noticeRoutes } from './features/notices/notices.routes.ts';
import { occupationRoutes } from './features/occupations/occupations.routes.ts';
import { operationRoutes } from './features/operations/operations.routes.ts';
import { publicFormRoutes } from './features/public-forms/public-forms.routes.ts';
import { questionRoutes } from './features/questions/questions.routes.ts';
import { requisitionRoutes } from './features/requisitions/requisitions.routes.ts';
import { alertRoutes } from './features/saved-searches/alerts/alerts.routes.ts';
import { unsubscribeRoutes } from './features/saved-searches/alerts/unsubscribe.routes.ts';
import { savedSearchRoutes } from './features/saved-searches/saved-searches.routes.ts';
import { securityContactRoutes } from './features/security-contact/security-contact.routes.ts';
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts';
import { summaryRoutes } from './features/summaries/summaries.routes.ts';
import { turboApplyRoutes } from './features/turbo-apply/turbo-apply.routes.ts';
import { accountFileRoutes } from './features/users/account-file/account-file.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { describeCaching } from './http/answer-caching.ts';
import {
  CONNECTION_LIMITS,
  closeInGrace,
  toServerOptions,
  type ConnectionLimits,
} from './http/connection-limits.ts';
import { describeErrors } from './http/error-answers.ts';
import { handleErrors, refuseMalformedAddress, sendError } from './http/errors.ts';
import { identifyRequests } from './http/identify-requests.ts';
import { limitCalls } from './http/limit-calls.ts';
import { describeApi } from './http/open-api.ts';
import { readFromReplica } from './features/auth/read-from-replica.ts';
import { refuseForeignHosts } from './http/refuse-foreign-hosts.ts';
import { refuseUnclearHeads } from './http/refuse-unclear-heads.ts';
import { logSlowRequests } from './http/log-slow-requests.ts';
import { measureRequests } from './http/measure-requests.ts';
import { namePlugins } from './http/name-plugins.ts';
import { warnUnknownProxy } from './http/warn-unknown-proxy.ts';
import { createToRequestId } from './http/request-ids.ts';
import { boundUnreadBodies, UNREAD_BODY_LIMITS } from './http/unread-bodies.ts';
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
      void sendError(reply, { status: 400, text: 'The address is not valid.' });
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
      await v1.register(authRoutes(context));
      await v1.register(requisitionRoutes(context, views, nameCompanies));
      await v1.register(insightsRoutes(context, nameCompanies));
      await v1.register(locationRoutes(context));
      await v1.register(occupationRoutes(context));
      await v1.register(summaryRoutes(context));
      await v1.register(jobRoutes(context, views));
      await v1.register(questionRoutes(context));
      await v1.register(companyRoutes(companies));
      await v1.register(addingRoutes(context, companies));
      await v1.register(watchingRoutes(context));
      await v1.register(userRoutes(context));
      await v1.register(accountFileRoutes(context));
      await v1.register(bookmarkRoutes(context));
      await v1.register(answerHideRules(context, nameCompanies));
      await v1.register(savedSearchRoutes(context));
      await v1.register(alertRoutes(context));
      await v1.register(noticeRoutes(context));
      await v1.register(dashboardRoutes(context));
      await v1.register(jobProfileRoutes(context, resumeMaker));
      await v1.register(fitRoutes(context));
      await v1.register(jobApplicationRoutes(context));
      await v1.register(turboApplyRoutes(context, resumeMaker));
      await v1.register(billingRoutes(context));
      await v1.register(webhookRoutes(context));
      await v1.register(publicFormRoutes(context));
      await v1.register(operationRoutes(context, companies));
      await v1.register(auditRoutes(context));
      // A route, since the site takes every address that has none.
      v1.all('/*', { schema: { hide: true } }, () => {
        throw new AppError('There is no such call.', { code: 'route-unknown', status: 404 });
      });
    },
    { prefix: '/v1' },
  );
  return app;
}
