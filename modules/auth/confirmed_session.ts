import { type Instant, instantText, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { AppError } from '#core/errors/app_error'
import type { Caller } from '#core/http/caller'

/** How long a confirmation lasts. */
const CONFIRMED_FOR: Instant = 5 * 60_000

/** Notes that the person has confirmed this session. Inside inTx. @returns until when that is good */
export async function confirmSession(sessionId: string) {
  const confirmedAt = now()
  await changeRows('update sessions set confirmed_at = ? where id = ?', [confirmedAt, sessionId])
  return { confirmedUntil: instantText(confirmedAt + CONFIRMED_FOR) }
}

/**
 * Lets a dangerous action pass when the person has confirmed this session in the last five minutes, with a passkey or
 * with the password and, where there is one, the second factor (ASVS 7.5.3). The web app then asks and repeats the request.
 * @throws 403 `confirmation_required`
 */
export async function assertConfirmed({ sessionId }: Pick<Caller, 'sessionId'>) {
  const [session] = await readRows<{ confirmed_at: Instant | null }>(
    'select confirmed_at from sessions where id = ?',
    [sessionId]
  )
  const confirmedAt = Number(session?.confirmed_at ?? 0)
  if (confirmedAt <= now() - CONFIRMED_FOR) throw new AppError(403, 'auth.confirmation_required')
}
