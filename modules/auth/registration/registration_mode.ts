import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import { recordForOperator } from '#modules/auth/operator_log/record_for_operator'

/** Whether companies may register: all, none, or those with a link from a super admin. */
export const REGISTRATION_MODES = ['open', 'closed', 'invitation'] as const
export type RegistrationMode = (typeof REGISTRATION_MODES)[number]

const SETTING = 'registration'
const VALUE = 'select value from platform_settings where name = ?'
const CHANGE = 'update platform_settings set value = ? where name = ?'

/** Open, until a super admin has changed it. */
export async function readRegistrationMode(): Promise<RegistrationMode> {
  const [row] = await readRows<{ value: string }>(VALUE, [SETTING])
  return REGISTRATION_MODES.find((mode) => mode === row?.value) ?? 'open'
}

/** Applies from the next request on and is written to the operator's log. Inside inTx. */
export async function changeRegistrationMode(mode: RegistrationMode) {
  const before = await readRegistrationMode()
  if (before === mode) return
  if ((await changeRows(CHANGE, [mode, SETTING])) === 0) await insertSetting(mode)
  await recordForOperator('registration.changed', { from: before, to: mode })
}

async function insertSetting(value: RegistrationMode) {
  try {
    await insertRows('platform_settings', [{ id: newId(), name: SETTING, value }])
  } catch (error) {
    // Another process has set it for the first time at the same moment.
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
}
