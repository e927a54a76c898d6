import { isIP } from 'node:net'
import { OutboundError } from './outbound_error.js'
import { isPublicAddress } from './public_address.js'

/** Finds all addresses of a host name. Rejects when there are none. */
export type Resolve = (
  host: string,
  options: { isAllowed: boolean; signal: AbortSignal }
) => Promise<string[]>

/**
 * Resolves a host that a company has typed once, and checks each result. Connect to these alone: the name may lead
 * elsewhere a moment later.
 * @param isAllowed the operator allows this host, which may be private
 * @throws OutboundError `address`, `too_slow`
 */
export async function findAddresses(
  host: string,
  { isAllowed, resolve, signal }: { isAllowed: boolean; resolve: Resolve; signal: AbortSignal }
) {
  const addresses = isIP(host) ? [host] : await addressesOf(host)
  if (addresses.length === 0) throw new OutboundError('address')
  if (!isAllowed && !addresses.every(isPublicAddress)) throw new OutboundError('address')
  return addresses

  function addressesOf(name: string) {
    return resolve(name, { isAllowed, signal }).catch((error) => {
      throw new OutboundError(signal.aborted ? 'too_slow' : 'address', error)
    })
  }
}
