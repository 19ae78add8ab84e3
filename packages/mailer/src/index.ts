export {
  toAlertMail,
  type AlertedJob,
  type AlertedSearch,
  type AlertMailOptions,
} from './templates/alert.ts';
export { toAddressRestoredMail, type AddressRestoredMailOptions } from './templates/address-restored.ts';
export { createMailer, type Mail, type Mailer, type MailerOptions } from './create-mailer.ts';
export { findMailAddress, type MailAddress } from './mail-address.ts';
export { MailError } from './mail-error.ts';
export { toCareerNoticeMail, type CareerNoticeMailOptions } from './templates/career-notice.ts';
export { toConfirmationMail, type ConfirmationMailOptions } from './templates/confirmation.ts';
export { toConfirmAlertMail, type ConfirmAlertMailOptions } from './templates/confirm-alert.ts';
export { toEmailChangeMail, type EmailChangeMailOptions } from './templates/email-change.ts';
export { toEmailChangeNoticeMail, type EmailChangeNoticeOptions } from './templates/email-change-notice.ts';
export { toEmailChangedMail, type EmailChangedMailOptions } from './templates/email-changed.ts';
export { toEmailTakenBackMail, type EmailTakenBackMailOptions } from './templates/email-taken-back.ts';
export {
  toIntegrationRequestMail,
  type IntegrationRequestMailOptions,
} from './templates/integration-request.ts';
export { toMagicLinkMail, type MagicLinkMailOptions } from './templates/magic-link.ts';
export { toNewDeviceMail, type NewDeviceMailOptions } from './templates/new-device.ts';
export { toSignInWayMail, type SignInWayKind, type SignInWayMailOptions } from './templates/sign-in-way.ts';
export type { MailContent } from './templates/compose.ts';
