import { instantText, now } from '#core/clock'
import { SecretLink } from '#modules/auth/models/secret_link'

/** The new address of somebody that still waits for its confirmation; null without one. */
export async function waitingAddress(userId: string) {
  const link = await SecretLink.query()
    .where({ purpose: 'address_change', subjectId: userId })
    .whereNull('usedAt')
    .where('expiresAt', '>', now())
    .first()
  return link && { email: link.details.email ?? '', until: instantText(link.expiresAt) }
}
