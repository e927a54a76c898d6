/** As much of IndexedDB as the journal of the timer needs: one store, whose changes come one after the other. */
export function fakeIndexedDb() {
  const kept = new Map<string, unknown>()
  const ask = (work: () => unknown) => {
    const request = { result: undefined as unknown, onsuccess: () => {} }
    queueMicrotask(() => {
      request.result = work()
      request.onsuccess()
    })
    return request
  }
  const transaction = () => {
    const running = { oncomplete: () => {}, objectStore: () => store }
    const store = {
      get: (key: string) => ask(() => structuredClone(kept.get(key))),
      put: (value: unknown, key: string) => finish(() => kept.set(key, structuredClone(value))),
      delete: (key: string) => finish(() => kept.delete(key)),
    }
    const finish = (work: () => void) => {
      work()
      queueMicrotask(() => running.oncomplete())
    }
    return running
  }
  return { kept, open: () => ask(() => ({ transaction })) }
}
