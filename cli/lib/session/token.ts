const DAY = 86_400

/** Issue and end of a token in seconds since 1970, by its own word; undefined when that cannot be read. */
function lifeOf(token: string) {
  const payload = token.split('.')[1]
  if (!payload) return undefined
  try {
    const { iat, exp }: { iat?: unknown; exp?: unknown } = JSON.parse(
      Buffer.from(payload, 'base64url').toString('utf8')
    )
    return typeof iat === 'number' && typeof exp === 'number' ? { iat, exp } : undefined
  } catch {
    return undefined
  }
}

/** A token is renewed once a day, one that lives for hours only in the last eighth of its life. */
export function isDueForRenewal(token: string, nowMs: number) {
  const life = lifeOf(token)
  if (!life) return false
  const seconds = nowMs / 1000
  return seconds < life.exp && seconds >= life.iat + Math.min(DAY, (life.exp - life.iat) * 0.875)
}
