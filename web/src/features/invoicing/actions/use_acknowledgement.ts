import { useState } from 'react'

interface Asked {
  rule: string
  message: string
}

/**
 * The warnings that somebody has to confirm before a document is issued. A confirmation holds for the sentence that
 * was read: when that changes, it is asked for again.
 */
export function useAcknowledgement(asked: readonly Asked[]) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const toggle = (message: string) =>
    setConfirmed((before) =>
      before.includes(message) ? before.filter((one) => one !== message) : [...before, message]
    )
  return {
    asked,
    confirmed,
    toggle,
    isComplete: asked.every(({ message }) => confirmed.includes(message)),
    /** The acknowledged rules for the server. */
    rules: asked.map(({ rule }) => rule),
  }
}

export type Acknowledgement = ReturnType<typeof useAcknowledgement>
