import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are not reached through the internet: IANA IPv4 Special-Purpose Address Registry, multicast. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Exceptions within 2000::/3: protocol assignments and Teredo, documentation, 6to4, AS112. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']
/** Global unicast. Mapped, translated, local and multicast addresses lie outside. */
const GLOBAL_IPV6 = ['2000::/3']

const special = listOf([...SPECIAL_IPV4, ...SPECIAL_IPV6])
const global = listOf(GLOBAL_IPV6)

/** Whether an address belongs to the public internet; false for texts that are no address. */
export function isPublicAddress(address: string) {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

function listOf(networks: string[]) {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}
