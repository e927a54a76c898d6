import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntryState } from './entry_state.js'
import { readStates } from './entry_state.js'

/** The entries that a change has touched so far, by id, as they were before it; null for those that it makes. */
export type TouchedEntries = Map<string, EntryState | null>

export const openChange = new AsyncLocalStorage<TouchedEntries>()

interface Entry {
  companyId: string
  id: string
  $isPersisted: boolean
}

/**
 * Keeps an entry as it is before the open change touches it. The model calls it before each write, so that no change
 * of time passes unrecorded.
 * @throws outside recordChange
 */
export async function keepBefore({ companyId, id, $isPersisted }: Entry) {
  const touched = openChange.getStore()
  if (!touched) throw new Error('Time changes only inside recordChange().')
  if (touched.has(id)) return
  const [before] = $isPersisted ? await readStates({ id: companyId }, [id]) : []
  touched.set(id, before ?? null)
}
