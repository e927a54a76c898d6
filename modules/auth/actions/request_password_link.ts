import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx, reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { wakeUp } from '#core/due_work/wake_up'
import { newId } from '#core/ids'
import { sendPasswordLink } from './send_password_link.js'

/** Name of the work that looks at the requests. */
export const PASSWORD_WORK = 'auth.send_password_links'

const PORTION = 20

/**
 * Notes that somebody asks for a new password. Whether there is such an account is only looked at after the answer:
 * neither its text nor its time tells. Inside inTx.
 */
export async function requestPasswordLink(email: string) {
  await insertRows('password_requests', [{ id: newId(), email, requested_at: now() }])
  wakeUp(PASSWORD_WORK)
}

/** Sends what was asked for, the oldest first. @returns whether more may wait */
export async function sendRequestedLinks() {
  const requests: { id: string; email: string }[] = await reader()
    .from('password_requests')
    .orderBy('requested_at')
    .orderBy('id')
    .limit(PORTION)
    .select('id', 'email')
  for (const { id, email } of requests) {
    await inTx(async () => {
      // Another process may have been quicker.
      const claimed = await changeRows('delete from password_requests where id = ?', [id])
      if (claimed === 1) await sendPasswordLink(email)
    })
  }
  return requests.length === PORTION
}
