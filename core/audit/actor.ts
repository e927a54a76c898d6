import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf something changes. `userId` is null for Kontor itself and for holders of a link. */
export interface Actor {
  userId: string | null
  requestId: string | null
}

const store = new AsyncLocalStorage<Actor>()
const KONTOR_ITSELF: Actor = { userId: null, requestId: null }

export const currentActor = () => store.getStore() ?? KONTOR_ITSELF

export const asActor = <T>(actor: Actor, work: () => T) => store.run(actor, work)
