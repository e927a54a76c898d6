/** The exit codes of `kontor`. Scripts rely on these numbers: they never change their meaning. */
export const EXIT = {
  done: 0,
  refused: 1,
  usage: 2,
  notSignedIn: 3,
  notAllowed: 4,
  notFound: 5,
  ambiguous: 6,
  conflict: 7,
  unreachable: 8,
  interrupted: 130,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/**
 * The only exit of the process: ends it without waiting for idle sockets or timers. All output has been handed over by
 * then, see `outputWritten`.
 */
export function leave(code: ExitCode) {
  process.exit(code)
}

/** The exit code for a failure that the server answered with this HTTP status. */
export function exitCodeFor(status: number): ExitCode {
  if (status === 401) return EXIT.notSignedIn
  if (status === 403) return EXIT.notAllowed
  if (status === 404) return EXIT.notFound
  if (status === 409) return EXIT.conflict
  if (status === 429 || status >= 500) return EXIT.unreachable
  return EXIT.refused
}
