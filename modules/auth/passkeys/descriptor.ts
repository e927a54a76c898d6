import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { Passkey } from '#modules/auth/models/passkey'

/** A passkey as browsers are asked for it. */
export const descriptorOf = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: transports.split(',').filter(Boolean) as AuthenticatorTransport[],
})
