import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow, inSharedTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { workOnEach } from '#core/due_work/work_on_each'
import { AppError } from '#core/errors/app_error'
import { Client } from '#modules/clients/public'
import { sendStatement } from '#modules/ledger/actions/send_statement'
import { Statement } from '#modules/ledger/models/statement'
import { StatementSchedule } from '#modules/ledger/models/statement_schedule'
import { balancesOf, sumLedger } from '#modules/ledger/queries/ledger'
import { monthBefore, morningOf, nextMonthlyDay } from '#modules/ledger/rules/month'

const PORTION = 20

/** Suspended companies send nothing; their statements stay due. */
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

const readDue = () => readRows<DueRow>(DUE, [now()])

export const areStatementsDue = async () => (await readDue()).length > 0

/**
 * Sends some of the monthly statements that are due, each client's all or nothing: the process that
 * advances the schedule sends, so each goes out once even with several processes. Of months that passed while Kontor
 * was not running, only the last gets a statement; its opening balance covers the earlier ones.
 * @returns whether there may be more
 * @throws after the rest, the first unexpected failure; failed statements stay due
 */
export async function sendDueStatements(): Promise<boolean> {
  const due = await readDue()
  await workOnEach(due, ({ company_id, id, time_zone }) =>
    sendOrTell({ id: company_id, timeZone: time_zone }, id)
  )
  return due.length > 0
}

type Company = { id: string; timeZone: string }

async function sendOrTell(company: Company, id: string) {
  try {
    await inSharedTx(() => sendMonthly(company, id, null))
  } catch (error) {
    // Without a recipient, or with too many entries: the owners have to act, the rest is sent.
    if (!(error instanceof AppError) || error.status >= 500) throw error
    await inSharedTx(() => sendMonthly(company, id, error.code))
  }
}

/**
 *
 * @param failure why it could not be sent before: then only the schedule advances, and the owners are notified of the
 * failure
 */
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
  const dueMonth = dueOn.slice(0, 7)
  const told = await Statement.of(company)
    .where({ clientId: client.id, dueMonth })
    .select('currency')
  for (const { currency } of await balancesOf(company, client.id)) {
    // On an earlier day of the same month, before the schedule was moved to a later one.
    if (told.some((statement) => statement.currency === currency)) continue
    const range = { currency, from, until, isOpenOnly: schedule.isOpenOnly }
    const { count, closing } = await sumLedger(company, client.id, range)
    // A statement without entries or a balance is of no use.
    if (count === 0 && closing === 0n) continue
    await sendStatement(company, client, {
      range,
      dueMonth,
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
