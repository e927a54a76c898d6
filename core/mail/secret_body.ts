import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'mail_outbox'

/** A stored secret gives rights to any reader of the database or a backup, so it is stored sealed. */
export const sealBody = (body: string): string => encryption.encrypt(body, { purpose: PURPOSE })

/** The readable body of a stored mail; empty when it has been wiped or the key is another one. */
export function openBody(body: string, isSecret: boolean): string {
  if (!isSecret || body === '') return body
  return encryption.decrypt<string>(body, PURPOSE) ?? ''
}
