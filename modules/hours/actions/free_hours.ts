import { FieldError } from '#core/errors/app_error'
import { detachFile, type Invoice, invoiceLines } from '#modules/invoicing/public'
import { freeTime } from '#modules/tasks/public'
import { attachedTimesheets } from './attach_timesheet.js'

/** A draft is deleted, or an invoice is cancelled or void: its hours can be billed again. Only inside inTx. */
export async function freeHours({ companyId, id }: Invoice) {
  await freeTime({ id: companyId }, id)
}

/**
 * Frees the hours of lines that were deleted from a draft, and detaches a timesheet that shows them. A line keeps its
 * hours when its text, quantity or price is edited. Only inside inTx.
 * @throws 422 `hours_of_other_client` at `clientId` for a draft that gets another client and still bills hours
 */
export async function freeHoursOfDeletedLines(draft: Invoice, before: { clientId: string | null }) {
  const items = (await invoiceLines(draft)).filter(({ kind }) => kind === 'item')
  const { freed, billed } = await freeTime(
    { id: draft.companyId },
    draft.id,
    new Set(items.map(({ id }) => id))
  )
  if (billed > 0 && draft.clientId !== before.clientId) {
    throw new FieldError('clientId', 'hours.hours_of_other_client')
  }
  if (freed === 0) return
  for (const { id } of await attachedTimesheets(draft)) await detachFile(draft, id)
}
