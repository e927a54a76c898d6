const callbacks = new Set<() => Promise<void>>()

/** Calls back before "Clear cache" drops the local storage, for what must outlive that. Returns what ends it. */
export function beforeClearing(callback: () => Promise<void>) {
  callbacks.add(callback)
  return () => void callbacks.delete(callback)
}

/** Lets everybody bring to safety what must not be lost. One that fails does not keep the cache from being cleared. */
export async function prepareClearing() {
  const results = await Promise.allSettled([...callbacks].map((callback) => callback()))
  for (const result of results) {
    if (result.status === 'rejected') console.error('Not kept before clearing:', result.reason)
  }
}
