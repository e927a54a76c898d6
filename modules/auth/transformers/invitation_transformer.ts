import { instantText, now } from '#core/clock'
import type { MailStatus } from '#core/mail/mail'
import type { SecretLink } from '#modules/auth/models/secret_link'
import { invitedRole } from '#modules/auth/validators/invitation'

/** An invitation that nobody has taken up yet. @param mail what became of its last mail */
export const transformInvitation = (
  { id, details, createdAt, expiresAt }: SecretLink,
  mail: MailStatus | undefined
) => ({
  _id: id,
  name: details.name ?? '',
  email: details.email ?? '',
  role: invitedRole(details.role),
  invitedAt: instantText(createdAt),
  expiresAt: instantText(expiresAt),
  isOver: expiresAt <= now(),
  mail: mail ?? null,
})
