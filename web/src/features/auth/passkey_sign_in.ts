import { answerWithPasskey, PasskeyFailure } from '@/lib/passkeys/ceremonies'
import { api } from '@/lib/server/api'
import { signIn } from '@/lib/session/session'

/**
 * Signs in with a passkey that the person chooses.
 * @param challenge of the password step, when the passkey follows it
 * @param confirms whether the session begins confirmed
 * @returns undefined when somebody is signed in, else why the browser gave no passkey
 * @throws HttpFailure
 */
export async function signInByPasskey({
  challenge,
  confirms,
}: {
  challenge: string | undefined
  confirms: boolean
}) {
  const more = challenge === undefined ? {} : { challenge }
  const { key, options } = await api('POST', '/api/auth/passkey-questions', { body: more })
  try {
    const response = await answerWithPasskey(options)
    const body = { ...more, key, response, ...(confirms && { confirms }) }
    signIn(await api('POST', '/api/auth/passkey-sign-ins', { body }))
    return undefined
  } catch (failure) {
    if (failure instanceof PasskeyFailure) return failure.problem
    throw failure
  }
}
