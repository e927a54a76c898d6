import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import type { CheckResult } from '#modules/admin/checks/run_checks'
import { mailBegin, mailEnd } from './trouble_mails.js'

/** Trouble is over once its check has found none for this long: what comes and goes is one trouble. */
const CALM = 600_000

/** Trouble that super admins know of. */
export interface Trouble {
  id: string
  check_name: string
  began_at: Instant | string
  /** Since when the check finds nothing any more. */
  well_since_at: Instant | string | null
}

const ALL = 'select id, check_name, began_at, well_since_at from troubles'
const SET_WELL = 'update troubles set well_since_at = ? where id = ?'
const DELETE = 'delete from troubles where id = ?'

export const openTroubles = () => readRows<Trouble>(ALL, [])

/** Begins or ends trouble by what a check has found. Of several processes one writes the mails. */
export async function noteResult(result: CheckResult, known: Trouble | undefined) {
  if (result.finding.state === 'trouble') {
    if (!known) await begin(result)
    else if (known.well_since_at !== null) await inTx(() => changeRows(SET_WELL, [null, known.id]))
  } else if (known) await noteWell(result, known)
}

/** Forgets trouble without a mail. */
export const forget = ({ id }: Pick<Trouble, 'id'>) => inTx(() => changeRows(DELETE, [id]))

async function begin(result: CheckResult) {
  const id = newId()
  const { check, finding } = result
  const row = { id, check_name: check.name, code: finding.code, began_at: now() }
  try {
    await inTx(async () => {
      await insertRows('troubles', [{ ...row, well_since_at: null }])
      if (check.mails === 'both') await mailBegin(id, result)
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

async function noteWell(result: CheckResult, { id, began_at, well_since_at }: Trouble) {
  if (well_since_at === null) await inTx(() => changeRows(SET_WELL, [now(), id]))
  else if (now() - Number(well_since_at) >= CALM) {
    await inTx(async () => {
      if ((await changeRows(DELETE, [id])) === 1) {
        await mailEnd({ id, beganAt: Number(began_at) }, result)
      }
    })
  }
}
