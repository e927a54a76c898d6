/**
 * Refuses what was made on a page of ours that another site holds in a frame (WebAuthn Level 3, section 13.4.9).
 * @param clientDataJSON of the browser, in base64url; it is JSON
 */
export function assertOwnPage(clientDataJSON: string) {
  const { crossOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
  if (crossOrigin) throw new Error('The page was in a frame of another site')
}
