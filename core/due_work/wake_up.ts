import { afterCommit } from '#core/database/in_tx'

const sleepers = new Map<string, () => void>()

/** The worker of this process says how it is woken for a work. */
export function onWakeUp(name: string, wake: () => void) {
  sleepers.set(name, wake)
}

/** Has a work looked for at once, when the open transaction is stored. Other processes notice it by the clock. */
export function wakeUp(name: string) {
  afterCommit(() => sleepers.get(name)?.())
}
