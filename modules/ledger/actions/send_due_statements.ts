import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow, inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { AppError } from '#core/errors/app_error'
import { Client } from '#modules/clients/public'
import { sendStatement } from '#modules/ledger/actions/send_statement'
import { StatementSchedule } from '#modules/ledger/models/statement_schedule'
import { balancesOf, sumLedger } from '#modules/ledger/queries/ledger'
import { monthBefore, morningOf, nextMonthlyDay } from '#modules/ledger/rules/month'

const PORTION = 20

/** Suspended companies send nothing; it stays due. */
const DUE = `
  select statement_schedules.company_id, statement_schedules.id, companies.time_zone
  from statement_schedules join companies on companies.id = statement_schedules.company_id
  where statement_schedules.next_at <= ? and companies.status = 'active'
  order by statement_schedules.next_at limit ${PORTION}`

const MOVE_ON = `
  update statement_schedules set next_on = ?, next_at = ?, last_failure = ?
  where company_id = ? and id = ? and next_at = ?`

interface DueRow {
  company_id: string
  id: string
  time_zone: string
}

/**
 * Sends some of the monthly statements that are due, each client in a transaction of its own: whoever moves the
 * schedule on sends, so each goes out once however many processes look. Of months that passed while Kontor stood still
 * only the last is told; its opening balance holds the others. @returns whether there may be more
 */
export async function sendDueStatements(): Promise<boolean> {
  const due = await readRows<DueRow>(DUE, [now()])
  for (const { company_id, id, time_zone } of due) {
    const company = { id: company_id, timeZone: time_zone }
    try {
      await inTx(() => sendMonthly(company, id, null))
    } catch (error) {
      // Without a recipient, or with too many entries: somebody has to look, the others go on.
      if (!(error instanceof AppError) || error.status >= 500) throw error
      await inTx(() => sendMonthly(company, id, error.code))
    }
  }
  return due.length > 0
}

type Company = { id: string; timeZone: string }

/** @param failure what kept it from being sent before: then only the schedule moves on, and the failure is told */
async function sendMonthly(company: Company, id: string, failure: string | null) {
  const schedule = await StatementSchedule.oneLocked(company, id)
  if (!schedule || schedule.nextAt > now()) return
  const dueOn = schedule.nextOn
  await moveOn(company, schedule, failure)
  const client = await Client.of(company).where('id', schedule.clientId).firstOrFail()
  if (failure) {
    await audit({
      companyId: company.id,
      action: 'client.statement_failed',
      subject: { type: 'client', id: client.id },
      details: { reason: failure },
    })
    return
  }
  const { from, until } = monthBefore(dueOn)
  for (const { currency } of await balancesOf(company, client.id)) {
    const range = { currency, from, until, isOpenOnly: schedule.isOpenOnly }
    const { count, closing } = await sumLedger(company, client.id, range)
    // Nobody wants to read that nothing happened and nothing is owed.
    if (count === 0 && closing === 0n) continue
    await sendStatement(company, client, {
      range,
      dueMonth: dueOn.slice(0, 7),
      wish: { isAutomatic: true },
    })
  }
}

/** To the first day of the schedule that is still to come. */
async function moveOn(
  { id, timeZone }: Company,
  schedule: StatementSchedule,
  failure: string | null
) {
  let nextOn = nextMonthlyDay(schedule.dayOfMonth, schedule.nextOn)
  while (morningOf(nextOn, timeZone) <= now()) nextOn = nextMonthlyDay(schedule.dayOfMonth, nextOn)
  const values = [nextOn, morningOf(nextOn, timeZone), failure]
  assertOneRow(await changeRows(MOVE_ON, [...values, id, schedule.id, schedule.nextAt]))
}
