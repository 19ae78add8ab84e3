import { inspect } from 'node:util';
import { createMcpServer } from '@firsthand/mcp-tools';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { askOverHttp } from './mcp/ask-over-http.ts';
import { readMcpSettings } from './mcp/read-mcp-settings.ts';
import { OperatorError } from './operator-error.ts';

/** Speaks the Model Context Protocol on stdio for a running product. Standard output has the protocol and nothing else. */
function main(): void {
  const settings = readMcpSettings(process.env);
  const { url, token } = settings;
  serveStdio(
    () => createMcpServer({ ask: askOverHttp(settings), hasToken: token !== null, siteUrl: url, report }),
    {
      onerror: (error) => report(error),
    },
  );
}

/** What the operator can mend is said without a stack trace. */
function report(error: unknown): void {
  console.error(error instanceof OperatorError ? error.message : inspect(error));
}

try {
  main();
} catch (error) {
  report(error);
  process.exitCode = 1;
}
