import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import env from '#core/start/env'

/** Flags of authenticator data (WebAuthn Level 3, section 6.1): present, verified, backed up, with a credential. */
const FLAG = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40 }

interface Options {
  challenge: string
  user?: { id: string }
}

/** How an answer differs from that of a good authenticator on the right page. */
export interface Deviation {
  origin?: string
  /** The page is in a frame of another site. */
  crossOrigin?: boolean
  rpId?: string
  /** Of `clientDataJSON`. */
  type?: string
  challenge?: string
  userHandle?: string | undefined
  credentialId?: string
  isVerified?: boolean
  signCount?: number
  /** Bytes that no key needs, in the public key. */
  padding?: number
  /** The id inside the attestation. */
  attestedId?: Buffer
}

/** An authenticator in software, with one passkey. It counts its uses, as security keys do. */
export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id = randomBytes(32).toString('base64url')
  #userHandle: string | undefined
  #signCount = 0

  /** @param isBackedUp whether it says that a provider keeps a copy */
  constructor(readonly isBackedUp = false) {}

  /** The answer to the options of a registration. @param statement a COSE-free attestation, in CBOR, instead of none */
  register(options: Options, deviation: Deviation = {}, attestation = NO_ATTESTATION) {
    this.#userHandle = options.user?.id
    const id = deviation.attestedId ?? Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const key = coseKey(this.#keys.publicKey, deviation.padding)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, key])
    const authData = Buffer.concat([this.#authData(deviation, FLAG.attested), credential])
    const object = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      attestation.format,
      cborText('attStmt'),
      attestation.statement,
      cborText('authData'),
      cborBytes(authData),
    ])
    return {
      ...this.#named(deviation),
      response: {
        clientDataJSON: clientData('webauthn.create', options, deviation),
        attestationObject: object.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    }
  }

  /** The answer to the options of a sign-in or a confirmation. */
  answer(options: Options, deviation: Deviation = {}) {
    this.#signCount++
    const authData = this.#authData({ signCount: this.#signCount, ...deviation }, 0)
    const clientDataJSON = clientData('webauthn.get', options, deviation)
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const userHandle = 'userHandle' in deviation ? deviation.userHandle : this.#userHandle
    return {
      ...this.#named(deviation),
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.#keys.privateKey, 'base64url'),
        userHandle,
      },
    }
  }

  #named({ credentialId = this.id }: Deviation) {
    return { id: credentialId, rawId: credentialId, type: 'public-key' }
  }

  #authData({ rpId, isVerified = true, signCount = 0 }: Deviation, more: number) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(signCount)
    const flags =
      FLAG.present |
      (isVerified ? FLAG.verified : 0) |
      (this.isBackedUp ? FLAG.eligible | FLAG.backedUp : 0) |
      more
    const id = rpId ?? new URL(env.APP_URL).hostname
    return Buffer.concat([sha256(Buffer.from(id)), Buffer.from([flags]), count])
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

const clientData = (type: string, { challenge }: Options, deviation: Deviation) =>
  Buffer.from(
    JSON.stringify({
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? new URL(env.APP_URL).origin,
      crossOrigin: deviation.crossOrigin ?? false,
    })
  ).toString('base64url')

/** The few forms of CBOR (RFC 8949) that an attestation has. */
function head(major: number, length: number) {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff])
}

export const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)])
export const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes])

const NO_ATTESTATION = { format: cborText('none'), statement: Buffer.from([0xa0]) }

/** An ES256 key on P-256 (RFC 9053, section 7.1.1). @param padding bytes under a label that nobody knows */
function coseKey(key: KeyObject, padding?: number) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([padding === undefined ? 0xa5 : 0xa6]),
    Buffer.from([0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
    ...(padding === undefined ? [] : [Buffer.from([0x18, 0x64]), cborBytes(Buffer.alloc(padding))]),
  ])
}
