import { NO_TELEMETRY } from '@firsthand/contracts';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ApiContext } from './api-context.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { CONNECTION_LIMITS, closeInGrace, toServerOptions } from './http/guards/connection-limits.ts';
import { handleErrors } from './http/errors.ts';
import { identifyRequests } from './http/identify-requests.ts';
import { refuseUnclearHeads } from './http/guards/refuse-unclear-heads.ts';
import { createToRequestId } from './http/request-ids.ts';

type HealthContext = Pick<ApiContext, 'database' | 'logger' | 'isServing' | 'isDraining'>;

/** The HTTP side of a node that serves nobody: whether it lives and can work. */
export function createHealthApi(context: HealthContext): FastifyInstance {
  const app = Fastify({
    ...toServerOptions(CONNECTION_LIMITS),
    loggerInstance: context.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createToRequestId([]),
  });
  handleErrors(app);
  identifyRequests(app, NO_TELEMETRY);
  refuseUnclearHeads(app);
  closeInGrace(app, CONNECTION_LIMITS, context.isDraining);
  void app.register(healthRoutes(context));
  return app;
}
