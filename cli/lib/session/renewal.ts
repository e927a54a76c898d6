import { claim, giveBack } from './claim.js'
import type { Account, Sessions } from './session.js'

/** Longer than a renewal can take. */
const LONGEST_MS = 60_000

/** Asks the server for the successor of a token. @returns undefined when the server refuses. @throws without an answer */
type Ask = (token: string) => Promise<string | undefined>

interface Renewal {
  sessions: Sessions
  /** With the name of the stored sign-in. */
  account: Account & { name: string }
  token: string
  ask: Ask
}

let current: Promise<unknown> = Promise.resolve()

/** Waits for a renewal under way: a process that ends before the new token is stored loses the sign-in. */
export const renewalSettled = () => current

/**
 * Renews the token of a stored sign-in, in one process at a time; the others keep their token, which the server accepts
 * for half a minute more. Never fails: the next command tries again.
 * @returns the token to use from now on
 */
export function renew(renewal: Renewal): Promise<string> {
  const work = uninterrupted(() => asOnlyOne(renewal)).catch(() => renewal.token)
  current = work
  return work
}

async function asOnlyOne(renewal: Renewal) {
  const path = `${renewal.sessions.path}.renewal`
  if (!claim(path, LONGEST_MS)) return renewal.token
  try {
    return await renewStored(renewal)
  } finally {
    giveBack(path)
  }
}

async function renewStored({ sessions, account, token, ask }: Renewal) {
  const { name } = account
  // Writing first proves that the new token can be kept, and that no other command has renewed this one.
  if (!sessions.replaceToken(name, token, token)) return sessions.tokenOf(account) ?? token
  // The server may have replaced the token although its answer was lost; asked again soon, it repeats the answer.
  const next = await ask(token).catch(() => ask(token))
  if (next) sessions.replaceToken(name, token, next)
  return next ?? token
}

/** Ctrl+C takes effect after the work. */
async function uninterrupted<T>(work: () => Promise<T>) {
  let isInterrupted = false
  const note = () => {
    isInterrupted = true
  }
  process.on('SIGINT', note)
  try {
    return await work()
  } finally {
    process.off('SIGINT', note)
    if (isInterrupted) process.kill(process.pid, 'SIGINT')
  }
}
