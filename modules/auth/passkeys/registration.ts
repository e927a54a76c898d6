import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { inTx } from '#core/database/in_tx'
import type { Member } from '#modules/auth/models/member'
import { type NewCredential, Passkey } from '#modules/auth/models/passkey'
import { takeAnsweredChallenge } from './answered_challenge.js'
import { CHALLENGE_LIFETIME, makeChallenge } from './challenges.js'
import { descriptorOf } from './descriptor.js'
import { assertOwnPage } from './own_page.js'
import { reasonOf, refusePasskey } from './refuse_passkey.js'
import { assertRelyingParty } from './relying_party.js'
import { handleOf } from './user_handle.js'

/** EdDSA, ES256 and RS256 of the COSE registry: what all authenticators have one of. */
const ALGORITHMS = [-8, -7, -257]

/** Characters of a public key in base64url, as many as its column takes; RSA with 4,096 bits has 700. */
const LONGEST_KEY = 2_000

/**
 * The request by which a browser makes a passkey. Each one can sign in without a password: it is discoverable and asks for a
 * finger, a face or a PIN. Not inside inTx.
 * @throws 409 `passkeys_not_possible`
 */
export async function registrationOptions({ account, user }: Member, sessionId: string) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { id } = assertRelyingParty()
  const challenge = await inTx(() => makeChallenge(registrationIn(sessionId)))
  // Extensions hold bytes, which JSON has no form for; none is used.
  const { extensions: _unused, ...offer } = await generateRegistrationOptions({
    challenge,
    rpName: 'Kontor',
    rpID: id,
    userID: handleOf(account.id),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: (await Passkey.of(account.id)).map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_LIFETIME,
  })
  return offer
}

/**
 * The credential that a browser has made for these options. Not inside inTx.
 * @throws 409 `passkeys_not_possible`, 422 `passkey_challenge_over` or `passkey_refused`
 */
export async function verifyRegistration(
  response: RegistrationResponseJSON,
  { accountId, sessionId }: { accountId: string; sessionId: string }
): Promise<NewCredential> {
  const { id, origin } = assertRelyingParty()
  const { clientDataJSON, transports = [] } = response.response
  const expectedChallenge = await takeAnsweredChallenge(
    clientDataJSON,
    registrationIn(sessionId),
    422
  )
  try {
    assertOwnPage(clientDataJSON)
    await assertSelfAttested(response)
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!registrationInfo) throw new Error('The attestation is not valid')
    const { credential, credentialBackedUp } = registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    if (credential.id !== response.id) throw new Error('The attestation has another id')
    if (publicKey.length > LONGEST_KEY) throw new Error('The public key is too long')
    return {
      credentialId: credential.id,
      publicKey,
      signCount: credential.counter,
      transports: transports.join(','),
      isBackedUp: credentialBackedUp,
    }
  } catch (failure) {
    throw refusePasskey(422, 'passkey_refused', { accountId, reason: reasonOf(failure) })
  }
}

/**
 * Browsers that are asked for no attestation send none, or one by the passkey itself. Certificates are refused unread:
 * checking them would fetch the address of a list that they name.
 */
async function assertSelfAttested({ response }: RegistrationResponseJSON) {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, 'base64url'))
  )
  const format = attestation.get('fmt')
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined
  if (format !== 'none' && !isOwn) throw new Error('The attestation was not asked for')
}

const registrationIn = (sessionId: string) =>
  ({ purpose: 'registration', holder: sessionId }) as const
