import { vi } from 'vitest'

/** The id of the passkey that `plugInAuthenticator` makes and uses. */
export const PASSKEY_ID = 'AAAA'

const BYTES = Uint8Array.from([0, 0, 0]).buffer

const CREDENTIAL = {
  id: PASSKEY_ID,
  rawId: BYTES,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    attestationObject: BYTES,
    authenticatorData: BYTES,
    clientDataJSON: BYTES,
    signature: BYTES,
    getAuthenticatorData: () => BYTES,
  },
  getClientExtensionResults: () => ({}),
}

/** The sealed question of a server, as far as the browser reads it. */
export const QUESTION = { challenge: 'AAAA' }

/**
 * Gives the test's window an authenticator that makes and uses a passkey at once.
 * All test files share their modules, so the browser's own interface is replaced and not the library above it.
 * @returns a function that makes it refuse like a person who presses "Cancel"
 */
export function plugInAuthenticator() {
  let isRefusing = false
  const answer = async () => {
    if (isRefusing) throw new DOMException('The operation was not allowed.', 'NotAllowedError')
    return CREDENTIAL
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: answer, get: answer },
  })
  return () => {
    isRefusing = true
  }
}
