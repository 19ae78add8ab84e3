export { startSandbox, type Sandbox, type SandboxOptions } from './start-sandbox.ts';
export type { ReceivedApplication } from './applying/received-applications.ts';
export { readSandboxPageUrl, toSandboxPageUrl } from './employer-page.ts';
export type { SandboxBoard, SandboxTruth } from './control-routes.ts';
export type { Fault, FaultControl, FaultMatch, FaultType } from './faults.ts';
export { startMailbox, type Mailbox } from './mail/start-mailbox.ts';
export type { DemoMail } from './mail/kept-mails.ts';
export type { MailFault } from './mail/smtp-side.ts';
export {
  startLinkedinStandIn,
  type LinkedinStandIn,
  type LinkedinStandInOptions,
} from './linkedin/start-linkedin-stand-in.ts';
export {
  startStripeStandIn,
  type StripeStandIn,
  type StripeStandInOptions,
} from './stripe/start-stripe-stand-in.ts';
export { signEvent } from './stripe/deliver-events.ts';
