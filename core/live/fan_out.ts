import type { LiveEvent } from './live_event.js'

/** Brings an event to every process that holds open streams. */
export interface FanOut {
  send(event: LiveEvent): void
  /** @returns ends the subscription */
  subscribe(receive: (event: LiveEvent) => void): () => void
}

/** For one process: publishers and listeners share it. */
export function inProcessFanOut(): FanOut {
  const receivers = new Set<(event: LiveEvent) => void>()
  return {
    send(event) {
      for (const receive of receivers) receive(event)
    },
    subscribe(receive) {
      receivers.add(receive)
      return () => receivers.delete(receive)
    },
  }
}

export const fanOut: FanOut = inProcessFanOut()
