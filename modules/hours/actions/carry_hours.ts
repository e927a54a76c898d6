import type { CompanyScope } from '#core/http/caller'
import { invoicesOfTime } from '#modules/hours/queries/invoices_of_time'
import {
  assertOnNoInvoice,
  type CarriedRecord,
  detachFile,
  type FreedRecords,
  type Invoice,
} from '#modules/invoicing/public'
import { billableOf, billTime, type FreedTime, freeTime, lockTime } from '#modules/tasks/public'
import { attachedTimesheets } from './attach_timesheet.js'

/**
 * Makes hours of an invoice billable again: all, or those whose lines are gone from a draft, from which a timesheet
 * that shows them is detached. Only inside inTx.
 */
export async function freeHours(
  invoice: Invoice,
  keptLineIds?: ReadonlySet<string>
): Promise<FreedRecords> {
  const { freed, left } = await freeTime({ id: invoice.companyId }, invoice.id, keptLineIds)
  if (keptLineIds && freed.length > 0) {
    for (const { id } of await attachedTimesheets(invoice)) await detachFile(invoice, id)
  }
  return { freed: freed.map(asRecord), left }
}

/**
 * Bills with a draft the hours of a cancelled invoice. Time that was changed since counts as it is now. Only inside
 * inTx.
 * @throws 409 as assertOnNoInvoice
 */
export async function takeHoursOver(
  company: CompanyScope,
  draft: Invoice,
  records: CarriedRecord[]
) {
  const ids = records.map(({ id }) => id)
  if (ids.length === 0 || draft.clientId === null) return
  await lockTime(company, ids)
  assertOnNoInvoice(await invoicesOfTime(company, ids))
  const now = new Map(
    (await billableOf(company, draft.clientId, ids)).map((entry) => [entry.id, entry])
  )
  await billTime(
    company,
    draft.id,
    records.flatMap(({ id, lineId, share }) => {
      const entry = now.get(id)
      if (!entry) return []
      const isUnchanged = entry.seconds === share.seconds
      return {
        id,
        taskId: entry.taskId,
        lineId,
        hundredths: isUnchanged ? numberOf(share.hundredths) : null,
        roundingHundredths: numberOf(share.roundingHundredths) ?? 0,
        includedHundredths: isUnchanged ? (numberOf(share.includedHundredths) ?? 0) : 0,
      }
    })
  )
}

const asRecord = ({ id, lineId, ...time }: FreedTime): CarriedRecord => ({
  id,
  lineId,
  share: {
    hundredths: time.hundredths,
    roundingHundredths: time.roundingHundredths,
    includedHundredths: time.includedHundredths,
    seconds: time.seconds,
  },
})

const numberOf = (value: CarriedRecord['share'][string] | undefined) =>
  typeof value === 'number' ? value : null
