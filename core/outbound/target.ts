import { isIP } from 'node:net'
import { findAddresses, type Resolve } from './find_addresses.js'
import { OutboundError } from './outbound_error.js'
import { isPublicAddress } from './public_address.js'

/** Where a call goes: the addresses are checked, and only they are connected to. */
export interface Target {
  url: URL
  addresses: string[]
}

/**
 * Checks an address that a company has typed, resolves its name once and checks each result. Hosts that the operator
 * allows (`name:port`) may be private, unencrypted and on any port; others need https on port 443.
 *
 * @throws OutboundError `address`
 */
export async function findTarget(
  url: URL,
  { allowed, resolve, signal }: { allowed: string[]; resolve: Resolve; signal: AbortSignal }
): Promise<Target> {
  const isAllowed = allowed.includes(hostAndPort(url))
  if (!hasAllowedForm(url, isAllowed)) throw new OutboundError('address')

  return { url, addresses: await findAddresses(hostOf(url), { isAllowed, resolve, signal }) }
}

/** Whether a typed address could be called, as far as that shows before its name is resolved. */
export function isCallable(url: URL, allowed: string[]) {
  const isAllowed = allowed.includes(hostAndPort(url))
  if (!hasAllowedForm(url, isAllowed)) return false
  const host = hostOf(url)
  return isAllowed || !isIP(host) || isPublicAddress(host)
}

/** The name or the address of a host, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')

function hasAllowedForm(url: URL, isAllowed: boolean) {
  if (url.username || url.password) return false
  if (isAllowed) return ['http:', 'https:'].includes(url.protocol)
  return url.protocol === 'https:' && url.port === ''
}

/** `host:port` as the operator lists it; the URL has normalised the spelling of the host. */
function hostAndPort({ hostname, port, protocol }: URL) {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
