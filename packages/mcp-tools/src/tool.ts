import type { CallToolResult, McpServer, ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { ToolFailure, type CallApi } from './call-api.ts';

/** What every tool works with. */
export interface ToolContext {
  call: CallApi;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  /** Hears of what no tool expects, which is a defect of ours. */
  report: (error: unknown) => void;
}

export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  run: (context: ToolContext, input: z.infer<Input>) => Promise<z.input<Output>>;
}

/** Keeps the types of a tool's input and output together. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): (server: McpServer, context: ToolContext) => void {
  return (server, context) => {
    const { name, title, description, input, output, annotations, run } = tool;
    const config = { title, description, inputSchema: input, outputSchema: output, annotations };
    const act = async (given: z.infer<Input>): Promise<CallToolResult> => {
      try {
        const answer = await run(context, given);
        return {
          content: [{ type: 'text', text: JSON.stringify(answer) }],
          structuredContent: answer,
        };
      } catch (error) {
        if (error instanceof ToolFailure) return toError(error.message);
        context.report(error);
        return toError('Something went wrong on our side. Nothing was changed. Please try again.');
      }
    };
    server.registerTool<Output, Input>(name, config, act as never);
  };
}

const toError = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

/** Of a tool that only reads, and only from this product. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** Of a tool that adds something of the person's: nothing goes, and twice is as once. */
export const ADDS: ToolAnnotations = {
  ...{ readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
};
