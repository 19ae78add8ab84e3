export { ApiFailure } from './api-failure.ts';
export type { ApiAnswer, ApiFetch, ApiRequestInit } from './api-fetch.ts';
export { createApiClient, toRequest, type ApiClient, type ApiOf } from './create-api-client.ts';
