import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { inTx } from '#core/database/in_tx'
import { Passkey } from '#modules/auth/models/passkey'
import { takeAnsweredChallenge } from './answered_challenge.js'
import { CHALLENGE_LIFETIME, type ChallengeUse, makeChallenge } from './challenges.js'
import { descriptorOf } from './descriptor.js'
import { assertOwnPage } from './own_page.js'
import { type RefusalStatus, reasonOf, refusePasskey } from './refuse_passkey.js'
import { assertRelyingParty } from './relying_party.js'
import { handleTextOf } from './user_handle.js'

/**
 * The question that a browser passes on to a passkey. Not inside inTx.
 * @param accountId whose passkeys may answer; undefined when the browser offers all that it has for Kontor
 * @throws 409 `passkeys_not_possible`
 */
export async function assertionOptions(use: ChallengeUse, accountId?: string) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const { id } = assertRelyingParty()
  const challenge = await inTx(() => makeChallenge(use))
  // Extensions hold bytes, which JSON has no form for; there are none.
  const { extensions: _none, ...question } = await generateAuthenticationOptions({
    challenge,
    rpID: id,
    ...(accountId && { allowCredentials: (await Passkey.of(accountId)).map(descriptorOf) }),
    userVerification: 'required',
    timeout: CHALLENGE_LIFETIME,
  })
  return question
}

interface Expected extends ChallengeUse {
  /** The person that has to answer; undefined when the passkey names its own. */
  accountId?: string | undefined
  /** Of a refusal. */
  status: RefusalStatus
}

/** A passkey whose answer is right, and what its authenticator said about it. */
export interface VerifiedPasskey {
  passkey: Passkey
  use: { signCount: number; isBackedUp: boolean }
}

/**
 * The passkey that has answered a challenge. `Passkey.noteUse` makes the use count. Not inside inTx.
 * @throws 409 `passkeys_not_possible`; `passkey_challenge_over`, `passkey_unknown`, `passkey_refused`
 */
export async function verifyAssertion(
  response: AuthenticationResponseJSON,
  { accountId, status, ...use }: Expected
): Promise<VerifiedPasskey> {
  const { id, origin } = assertRelyingParty()
  const { clientDataJSON, userHandle } = response.response
  const expectedChallenge = await takeAnsweredChallenge(clientDataJSON, use, status)
  const passkey = await Passkey.findByCredential(response.id)
  if (!passkey || passkey.accountId !== (accountId ?? passkey.accountId)) {
    throw refusePasskey(status, 'passkey_unknown', { accountId: accountId ?? null })
  }
  try {
    assertOwnPage(clientDataJSON)
    assertHandle(passkey, userHandle ?? (accountId && handleTextOf(accountId)))
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: credentialOf(passkey),
    })
    if (!verified) throw new Error('The signature is not valid')
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { passkey, use: { signCount: newCounter, isBackedUp: credentialBackedUp } }
  } catch (failure) {
    const logged = { accountId: passkey.accountId, reason: reasonOf(failure) }
    throw refusePasskey(status, 'passkey_refused', logged)
  }
}

/** A passkey that says who it is has to say it (WebAuthn Level 3, section 7.2, step 6). */
function assertHandle({ accountId }: Passkey, handle: string | undefined) {
  if (handle !== handleTextOf(accountId)) throw new Error('The user handle is of somebody else')
}

const credentialOf = ({ credentialId, publicKey, signCount }: Passkey) => ({
  id: credentialId,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
  counter: signCount,
})
