import { createHash } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import { now } from '#core/clock'
import { AppError } from '#core/errors/app_error'
import { Account } from '#modules/auth/models/account'
import { type Member, memberOf } from '#modules/auth/models/member'

const PURPOSE = 'sign_in_challenge'
const LIFETIME = 10 * 60_000

interface Challenge {
  accountId: string
  /** Of the hash of the password that was right: a changed password ends the challenge. */
  password: string
  expiresAt: number
}

/** Says that somebody has entered the right password, and lasts ten minutes. Worth nothing without a code. */
export const makeChallenge = (account: Account): string =>
  encryption.encrypt(
    {
      accountId: account.id,
      password: digest(account),
      expiresAt: now() + LIFETIME,
    } satisfies Challenge,
    { purpose: PURPOSE }
  )

/** The person of a challenge, in the company used last. @throws 401 `challenge_over` when it is too old, damaged or of a former password */
export async function openChallenge(text: string): Promise<Member> {
  const challenge = encryption.decrypt<Challenge>(text, PURPOSE)
  const isOpen = challenge && challenge.expiresAt > now()
  const account = isOpen ? await Account.find(challenge.accountId) : null
  if (!account || digest(account) !== challenge?.password) throw challengeOver()
  const member = await memberOf(account)
  if (!member.user.isActive) throw challengeOver()
  return member
}

const challengeOver = () => new AppError(401, 'auth.challenge_over')

const digest = ({ passwordHash }: Account) =>
  createHash('sha256').update(passwordHash).digest('base64url')
