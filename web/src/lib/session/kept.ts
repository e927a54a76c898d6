import { KEPT, storedUserId } from './session_storage'

/*
 * What a page that is opened without a connection shows of the last answers. It belongs to the signed-in person and goes
 * with the session (`clearStoredSession`). No amounts of money belong here.
 */

const keyOf = (name: string) => `${KEPT}${storedUserId()}:${name}`

export function readKept<T>(name: string, isRight: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
    return isRight(value) ? value : undefined
  } catch (failure) {
    console.warn('What was kept for times without a connection could not be read.', failure)
    return undefined
  }
}

export function writeKept(name: string, value: unknown) {
  if (!storedUserId()) return
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch (failure) {
    console.warn('Nothing could be kept for times without a connection.', failure)
  }
}
