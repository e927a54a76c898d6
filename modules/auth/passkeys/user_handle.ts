/**
 * The name under which an authenticator keeps somebody's passkeys: the bytes of the account's id, so nothing personal
 * (WebAuthn Level 3, section 14.6.1).
 */
export const handleOf = (accountId: string) =>
  new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'))

/** The same as it comes back from a browser. */
export const handleTextOf = (accountId: string) =>
  Buffer.from(handleOf(accountId)).toString('base64url')
