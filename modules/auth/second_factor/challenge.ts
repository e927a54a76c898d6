import { createHash } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import { now } from '#core/clock'
import { AppError } from '#core/errors/app_error'
import { User } from '#modules/auth/models/user'

const PURPOSE = 'sign_in_challenge'
const LIFETIME = 10 * 60_000

interface Challenge {
  userId: string
  /** Of the hash of the password that was right: a changed password ends the challenge. */
  password: string
  expiresAt: number
}

/** Says that somebody has entered the right password, and lasts ten minutes. Worth nothing without a code. */
export const makeChallenge = (user: User): string =>
  encryption.encrypt(
    { userId: user.id, password: digest(user), expiresAt: now() + LIFETIME } satisfies Challenge,
    { purpose: PURPOSE }
  )

/** The person of a challenge. @throws 401 `challenge_over` when it is too old, damaged or of a former password */
export async function openChallenge(text: string): Promise<User> {
  const challenge = encryption.decrypt<Challenge>(text, PURPOSE)
  const user = challenge && challenge.expiresAt > now() ? await User.find(challenge.userId) : null
  if (!user?.isActive || digest(user) !== challenge?.password) {
    throw new AppError(401, 'auth.challenge_over')
  }
  return user
}

const digest = ({ passwordHash }: User) =>
  createHash('sha256').update(passwordHash).digest('base64url')
