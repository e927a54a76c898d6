/**
 * Why nothing came back. `address` covers names that do not exist as well as private addresses, so that nobody can ask
 * Kontor for the names of the network it runs in.
 */
export type OutboundReason =
  | 'address'
  | 'unreachable'
  | 'redirect'
  | 'too_large'
  | 'too_slow'
  | 'broken_answer'

/** A call to another server that was refused or failed; the caller turns it into a sentence. */
export class OutboundError extends Error {
  override name = 'OutboundError'

  constructor(
    readonly reason: OutboundReason,
    cause?: unknown
  ) {
    super(`outbound call: ${reason}`, { cause })
  }
}
