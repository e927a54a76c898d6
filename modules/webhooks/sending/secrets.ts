import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Of the Standard Webhooks specification. */
const PREFIX = 'whsec_'
const BYTES = 32
/** Characters that are shown, so that somebody with several endpoints knows which secret it is. */
const SHOWN = 4

/** A new secret, with the parts that are stored. */
export function newSecret(company: CompanyReference) {
  const secret = PREFIX + randomBytes(BYTES).toString('base64')
  return { secret, sealedSecret: sealSecret(secret, company), secretEnd: secret.slice(-SHOWN) }
}

/** The bytes that sign; null when the secret was sealed with another APP_KEY. */
export function openSecret(sealed: string, { id }: CompanyReference) {
  const secret = encryption.decrypt<string>(sealed, purposeOf(id))
  return secret === null ? null : Buffer.from(secret.slice(PREFIX.length), 'base64')
}

/** Sealed for one company: a secret that is copied to another row opens nothing. */
const sealSecret = (secret: string, { id }: CompanyReference) =>
  encryption.encrypt(secret, { purpose: purposeOf(id) })

const purposeOf = (companyId: string) => `webhook_secret:${companyId}`
