import env from '#core/start/env'
import {
  transformOperatorEntry,
  transformRegistrationInvitation,
} from '#modules/admin/transformers/settings_transformer'
import {
  openRegistrationInvitations,
  operatorEntries,
  readRegistrationMode,
} from '#modules/auth/public'

/** `isSending` is false without a mail server: then the operator passes links on. */
export const platformSettings = async () => ({
  registration: await readRegistrationMode(),
  isSending: env.SMTP_URL !== undefined,
  invitations: (await openRegistrationInvitations()).map(transformRegistrationInvitation),
  log: (await operatorEntries()).map(transformOperatorEntry),
})
