/** An error of the protocol (JSON-RPC 2.0) that answers no particular message. */
export function toProtocolError(code: number, message: string) {
  return { jsonrpc: '2.0', id: null, error: { code, message } };
}
