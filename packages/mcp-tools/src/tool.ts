import { untilAborted } from '@firsthand/contracts/signals';
import type { CallToolResult, McpServer, ServerContext, ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { createCallApi, ToolFailure, type AskApi, type CallApi } from './call-api.ts';

/** What every tool is made with. */
export interface ToolContext {
  ask: AskApi;
  /** How long a tool may take before whoever called it is told so. */
  timeoutMs: number;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  /** Hears of what no tool expects, which is a defect of ours. */
  report: (error: unknown) => void;
}

/** What a tool works with while it runs. */
export interface ToolRun {
  call: CallApi;
  siteUrl: string;
}

export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  run: (work: ToolRun, input: z.infer<Input>) => Promise<z.input<Output>>;
}

/** Keeps the types of a tool's input and output together. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): (server: McpServer, context: ToolContext) => void {
  return (server, context) => {
    const { name, title, description, input, output, annotations, run } = tool;
    const config = { title, description, inputSchema: input, outputSchema: output, annotations };
    const act = async (given: z.infer<Input>, { mcpReq }: ServerContext): Promise<CallToolResult> => {
      const { ask, siteUrl, timeoutMs } = context;
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([limit, mcpReq.signal]);
      try {
        const answer = await untilAborted(signal, () =>
          run({ call: createCallApi(ask, signal), siteUrl }, given),
        );
        return {
          content: [{ type: 'text', text: JSON.stringify(answer) }],
          structuredContent: answer,
        };
      } catch (error) {
        if (error instanceof ToolFailure) return toError(error.message);
        if (signal.aborted) return toError(toLateWords(timeoutMs));
        context.report(error);
        return toError('Something went wrong on our side. Nothing was changed. Please try again.');
      }
    };
    server.registerTool<Output, Input>(name, config, act as never);
  };
}

/** What was asked for may have been done: nobody can tell. */
function toLateWords(timeoutMs: number): string {
  const seconds = Math.round(timeoutMs / 1_000);
  return `This took longer than ${seconds} seconds and was given up. What it should have changed may have been changed: look before you ask again.`;
}

const toError = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

/** Of a tool that only reads, and only from this product. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** Of a tool that adds something of the person's: nothing goes, and twice is as once. */
export const ADDS: ToolAnnotations = {
  ...{ readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
};
