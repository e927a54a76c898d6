import { lookup, Resolver } from 'node:dns/promises'
import type { Resolve } from './find_addresses.js'

/** Milliseconds for each try of a name server */
const PATIENCE = 3000
const TRIES = 2

/**
 * Names of the internet are asked for over the network, outside the four threads that also read files: slow name
 * servers of one company delay nobody else. Names that the operator allows may come from the machine's own lists.
 */
export const resolveHost: Resolve = async (host, { isAllowed, signal }) => {
  signal.throwIfAborted()
  if (isAllowed) return (await lookup(host, { all: true })).map(({ address }) => address)

  const resolver = new Resolver({ timeout: PATIENCE, tries: TRIES })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    if (addresses.length === 0) throw new Error(`no address of ${host}`, { cause: found[0] })
    return addresses
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
