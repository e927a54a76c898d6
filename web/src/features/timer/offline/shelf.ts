/** The database of this browser for what must outlive sign-out and "Clear cache": local storage does not. */
const DATABASE = 'kontor'
const STORE = 'timer_journal'

let opened: Promise<IDBDatabase> | undefined

/** Reads what is kept under a key. @throws DOMException when this browser keeps nothing */
export async function readShelf(key: string): Promise<unknown> {
  const database = await open()
  return answerOf(database.transaction(STORE).objectStore(STORE).get(key))
}

/**
 * Changes what is kept under a key while no other tab does, and resolves once it is stored.
 * @param change gets undefined for nothing, and gives undefined back to keep nothing
 */
export async function changeShelf<T>(key: string, change: (kept: unknown) => T | undefined) {
  const database = await open()
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
  const store = transaction.objectStore(STORE)
  const stored = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept.'))
  })
  const next = change(await answerOf(store.get(key)))
  if (next === undefined) store.delete(key)
  else store.put(next, key)
  await stored
  return next
}

function open() {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database did not open.'))
  }).catch((failure: unknown) => {
    opened = undefined
    throw failure
  })
  return opened
}

function answerOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('Nothing was read.'))
  })
}
