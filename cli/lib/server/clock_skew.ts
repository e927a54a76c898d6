/** The server's clock less ours in ms; 0 below two seconds, as the Date header has whole ones. */
export function clockSkew(date: string | string[] | undefined) {
  const skew = typeof date === 'string' ? Date.parse(date) - Date.now() : 0
  return Math.abs(skew) < 2000 || Number.isNaN(skew) ? 0 : skew
}
