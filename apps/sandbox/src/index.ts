export { startSandbox, type Sandbox, type SandboxOptions } from './start-sandbox.ts';
export { toSandboxPageUrl } from './employer-page.ts';
export type { SandboxBoard, SandboxTruth } from './control-routes.ts';
export type { Fault, FaultControl, FaultMatch, FaultType } from './faults.ts';
