/** A session token as the server makes it, with a signature that nobody in the browser checks. */
export const tokenFor = (secondsLeft: number, isSuperAdmin = false, sub?: string) =>
  tokenWith(secondsLeft, { isSuperAdmin, sub })

/** The token of an operator who visits a company. */
export const visitToken = (secondsLeft: number, sub: string) =>
  tokenWith(secondsLeft, { isSuperAdmin: false, isVisit: true, sub })

function tokenWith(secondsLeft: number, claims: object) {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  return `${part({ alg: 'HS256' })}.${part({ exp, ...claims })}.signature`
}
