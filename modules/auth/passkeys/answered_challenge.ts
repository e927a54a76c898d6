import { type ChallengeUse, takeChallenge } from './challenges.js'
import { type RefusalStatus, refusePasskey } from './refuse_passkey.js'

/**
 * The challenge that a browser says it has answered, used up by this.
 * @param clientData the browser's `clientDataJSON`, in base64url
 * @throws `passkey_challenge_over` when there is none, or when it is not open for this use
 */
export async function takeAnsweredChallenge(
  clientData: string,
  use: ChallengeUse,
  status: RefusalStatus
): Promise<string> {
  const challenge = challengeIn(clientData)
  if (challenge !== undefined && (await takeChallenge(challenge, use))) return challenge
  throw refusePasskey(status, 'passkey_challenge_over')
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    // Not JSON, or JSON without members: nothing that a browser sends.
    return undefined
  }
}
