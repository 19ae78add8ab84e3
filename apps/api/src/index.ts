export type { ApiContext } from './api-context.ts';
export { createApi } from './create-api.ts';
export { callInProcess } from './http/own-calls.ts';
