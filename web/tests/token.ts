/** A session token as the server makes it, with a signature that nobody in the browser checks. */
export function tokenFor(secondsLeft: number, isSuperAdmin = false, sub?: string) {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  return `${part({ alg: 'HS256' })}.${part({ exp, isSuperAdmin, sub })}.signature`
}
