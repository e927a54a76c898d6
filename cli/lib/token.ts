/** Seconds that a token still lives, by its own `exp`; 0 when that cannot be read. */
export function remainingSeconds(token: string, nowMs: number) {
  const payload = token.split('.')[1]
  if (!payload) return 0
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as {
      exp?: unknown
    }
    return typeof exp === 'number' ? exp - nowMs / 1000 : 0
  } catch {
    return 0
  }
}

/** A token is renewed in its last hour (specification, section 4). */
export const isWorthRenewing = (token: string, nowMs: number) => {
  const remaining = remainingSeconds(token, nowMs)
  return remaining > 0 && remaining < 3600
}
