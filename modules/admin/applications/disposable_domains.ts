let domains: Promise<ReadonlySet<string>> | undefined

/**
 * Domains of addresses that are thrown away after minutes: the list of the project disposable-email-domains (CC0), read when
 * it is first asked for.
 */
export function disposableDomains() {
  domains ??= import('disposable-email-domains-js').then(({ disposableEmailBlocklistSet }) =>
    disposableEmailBlocklistSet()
  )
  return domains
}

/** Whether a domain or one above it is on the list: providers give each visitor a domain below their own. */
export async function isDisposable(domain: string) {
  const list = await disposableDomains()
  const labels = domain.split('.')
  return labels.some(
    (_, from) => from < labels.length - 1 && list.has(labels.slice(from).join('.'))
  )
}
