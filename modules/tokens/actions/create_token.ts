import { audit } from '#core/audit/audit'
import { type Instant, now } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { TokenScope } from '#core/http/guards/token_scopes'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Account, User } from '#modules/auth/public'
import { reportToken } from '#modules/tokens/mails/report_token'
import { PersonalToken } from '#modules/tokens/models/personal_token'
import { newToken } from '#modules/tokens/token_text'

const DAY: Instant = 86_400_000

/** Tokens of one person: more than that nobody keeps apart. */
const MOST = 20

interface Owner {
  company: CompanyReference
  userId: string
}

/** Locked, so that two tokens at once cannot pass the limit together. */
interface Creator extends Owner {
  accountId: string
}

interface NewToken {
  name: string
  scopes: TokenScope[]
  /** Days until it ends, 1 to 365. */
  days: number
}

/**
 * Creates a token, writes it down, and sends its owner notice. Inside inTx.
 * @returns the token, which cannot be read again, and its record
 * @throws 409 `tokens_full`
 */
export async function createToken(owner: Creator, details: NewToken) {
  const user = await User.findOrFail(owner.userId)
  await Account.lock(owner.accountId)
  const existing = await PersonalToken.ofPerson(owner.company, owner.userId)
  if (existing.filter((token) => !token.isExpired).length >= MOST) {
    throw conflict('tokens.tokens_full', { values: { max: MOST } })
  }
  const { record, token } = await storeToken(owner, details)
  await audit({
    companyId: owner.company.id,
    action: 'user.token_created',
    subject: { type: 'user', id: user.id },
    details: { name: record.name, scopes: record.scopes.join(' ') },
    security: { userId: user.id, tokenId: record.id },
  })
  await reportToken(user, record)
  return { record, token }
}

/** Inside inTx. */
export async function storeToken({ company, userId }: Owner, { name, scopes, days }: NewToken) {
  const { token, tokenHash, beginning } = newToken()
  const record = PersonalToken.for(company)
  record.merge({
    userId,
    tokenHash,
    beginning,
    name,
    scopes,
    createdAt: now(),
    expiresAt: now() + days * DAY,
    revokedAt: null,
    revokedBecause: null,
    lastUsedAt: null,
    lastUsedBy: null,
  })
  await record.save()
  return { record, token }
}
