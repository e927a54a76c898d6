interface PlaceError extends NodeJS.ErrnoException {
  hostname?: string
  address?: string
  port?: number
}

/** Why a server cannot listen at an address, by the system's code. */
const REASONS: Record<string, (error: PlaceError) => string> = {
  EADDRINUSE: ({ port }) =>
    `another program listens on port ${port}. Stop it, or set PORT to a free one.`,
  EACCES: ({ port }) =>
    `this user must not listen on port ${port}. Set PORT to one above 1023 and put a proxy before it.`,
  EADDRNOTAVAIL: ({ address }) =>
    `HOST is "${address}", which is no address of this machine. 127.0.0.1 is one, 0.0.0.0 means all of them.`,
}

/** Why the server cannot listen at HOST and PORT and what to do, in a line; undefined for any other failure. */
export function placeRefused(error: unknown) {
  const failure = error as PlaceError
  const { syscall, code = '', hostname } = failure
  if (syscall === 'listen') return REASONS[code]?.(failure)
  // An unknown database host has been refused before, with its own sentence.
  if (syscall === 'getaddrinfo' && hostname === process.env.HOST) {
    return `HOST is "${hostname}", a name without an address. Set it to an address of this machine, such as 127.0.0.1.`
  }
}
