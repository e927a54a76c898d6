import { createHash, randomBytes } from 'node:crypto'
import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'

/** How long somebody may take to answer a browser's question. */
export const CHALLENGE_LIFETIME: Instant = 5 * 60_000

/** A challenge and the only use it is good for. */
export interface ChallengeUse {
  purpose: 'registration' | 'sign_in' | 'confirmation'
  /** Id of the session, or before a sign-in the key that only the asking browser has. */
  holder: string
}

/** A challenge of 256 random bits, good once for this use. Inside inTx. */
export async function makeChallenge(use: ChallengeUse) {
  const challenge = new Uint8Array(randomBytes(32))
  const text = Buffer.from(challenge).toString('base64url')
  await insertRows('passkey_challenges', [
    { id: newId(), binding_hash: hashOf(text, use), expires_at: now() + CHALLENGE_LIFETIME },
  ])
  return challenge
}

/**
 * Uses a challenge up, whatever becomes of the answer to it. Not inside inTx: it stays used when the rest fails.
 * @returns false when it is unknown, was used before, is too old or was made for another use
 */
export const takeChallenge = (challenge: string, use: ChallengeUse) =>
  inTx(async () => {
    const taken = await changeRows(
      'delete from passkey_challenges where binding_hash = ? and expires_at > ?',
      [hashOf(challenge, use), now()]
    )
    return taken === 1
  })

/** The key of an anonymous browser, for `ChallengeUse.holder`. */
export const newHolderKey = () => randomBytes(24).toString('base64url')

const hashOf = (challenge: string, { purpose, holder }: ChallengeUse) =>
  createHash('sha256').update(`${purpose}\n${holder}\n${challenge}`).digest('hex')
