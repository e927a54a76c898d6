const listeners = new Set<() => void>()

/**
 * A worker of this process says how it is woken. The poll serves mails of other processes.
 * @returns ends that
 */
export function onMailQueued(wake: () => void) {
  listeners.add(wake)
  return () => void listeners.delete(wake)
}

export function mailWasQueued() {
  for (const wake of listeners) wake()
}
