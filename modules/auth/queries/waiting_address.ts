import { instantText, now } from '#core/clock'
import { SecretLink } from '#modules/auth/models/secret_link'

/** The new address of an account that still waits for its confirmation; null without one. */
export async function waitingAddress(accountId: string) {
  const link = await SecretLink.query()
    .where({ purpose: 'address_change', subjectId: accountId })
    .whereNull('usedAt')
    .where('expiresAt', '>', now())
    .first()
  return link && { email: link.details.email ?? '', until: instantText(link.expiresAt) }
}
