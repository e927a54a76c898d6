import { isIPv6 } from 'node:net'

const GROUPS = 8
const MAPPED_IPV4 = /^::ffff:(\d+(?:\.\d+){3})$/i

/**
 * The network by which requests are counted: an IPv4 address, or the first 64 bits of an IPv6 address, because one line
 * has all addresses of such a network.
 */
export function networkOf(address: string) {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1]
  if (ipv4) return ipv4
  if (!isIPv6(address)) return address
  const [left = '', right = ''] = address.replace(/%.*$/, '').split('::')
  const groupsOf = (text: string) => text.split(':').filter(Boolean)
  const [head, tail] = [groupsOf(left), groupsOf(right)]
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0')
  const network = [...head, ...zeros, ...tail].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
