import { DateTime } from 'luxon'
import { now, today } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { AppError } from '#core/errors/app_error'
import type { RemindingCompany } from '#modules/reminders/actions/compose_reminder'
import { makeReminder } from '#modules/reminders/actions/make_reminder'
import { sendReminder } from '#modules/reminders/actions/send_reminder'
import { type DueReminder, readDunningDesk } from '#modules/reminders/queries/dunning_desk'

interface AutomaticRow {
  id: string
  time_zone: string
  send_hour: number
  last_run_on: string | null
}

const AUTOMATIC = `
  select companies.id, companies.time_zone, reminder_settings.send_hour, reminder_settings.last_run_on
  from reminder_settings join companies on companies.id = reminder_settings.company_id
  where reminder_settings.is_automatic = ? and companies.status = 'active'
  order by companies.id`
const RAN = `
  update reminder_settings set last_run_on = ?
  where company_id = ? and (last_run_on is null or last_run_on < ?)`

/** A company that reminds automatically and whose morning has come. */
const findDue = async () => (await readRows<AutomaticRow>(AUTOMATIC, [true])).find(isDue)

export const isCompanyDue = async () => (await findDue()) !== undefined

/**
 * Makes and sends what is due at one company that reminds automatically and whose morning has come. Any number
 * of processes may do so at once: each reminder is a transaction of its own, and its key lets one through.
 * @returns whether another company may be due
 * @throws after all the others, the first failure that nobody expects
 */
export async function remindOfOneCompany(): Promise<boolean> {
  const due = await findDue()
  if (!due) return false

  const company = { id: due.id, timeZone: due.time_zone }
  const day = today(company.timeZone)
  const failures: unknown[] = []
  for (const reminder of (await readDunningDesk(company)).due) {
    const invoices = reminder.invoices.filter(isForTheClock)
    if (invoices.length === 0) continue
    await remind(company, { ...reminder, invoices }).catch((error: unknown) => failures.push(error))
  }
  // A failed reminder stays on the desk and is due again tomorrow; it must not delay the rest.
  await inTx(() => changeRows(RAN, [day, company.id, day]))
  if (failures.length > 0) throw failures[0]
  return true
}

function isDue({ time_zone: timeZone, send_hour, last_run_on }: AutomaticRow) {
  const { hour } = DateTime.fromMillis(now(), { zone: timeZone })
  return hour >= Number(send_hour) && (last_run_on === null || last_run_on < today(timeZone))
}

/** A level whose reminder was put aside or printed waits for a person to send it: no level follows one unseen. */
const isForTheClock = ({ canBeMailed, isLastUnsent }: DueReminder['invoices'][number]) =>
  canBeMailed && !isLastUnsent

async function remind(company: RemindingCompany, { level, invoices }: DueReminder) {
  try {
    await inTx(async () => {
      const invoiceIds = invoices.map(({ id }) => id)
      const input = { invoiceIds, level: level.position }
      await sendReminder(await makeReminder(company, input), { isAutomatic: true })
    })
  } catch (error) {
    // Paid, held back or reminded of by somebody else in the meantime.
    if (!(error instanceof AppError && error.status === 409)) throw error
  }
}
