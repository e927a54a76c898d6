import { setTimeout as wait } from 'node:timers/promises'
import { workOnImports } from '#modules/imports/actions/work_on_imports'

/** Does what the background process of a server does for imports until a command has ended. */
export async function workMeanwhile<T>(command: Promise<T>): Promise<T> {
  let hasEnded = false
  const ended = command.finally(() => {
    hasEnded = true
  })
  while (!hasEnded) {
    if (!(await workOnImports())) await Promise.race([ended, wait(50)])
  }
  return ended
}
