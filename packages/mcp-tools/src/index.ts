export type { AskApi } from './call-api.ts';
export { createMcpServer, type McpOptions } from './create-mcp-server.ts';
