import { moneyFromRow } from '#core/money/columns'
import { type Minor, moneyNumber, NOTHING } from '#core/money/minor'
import type { ProjectInvoice } from '#modules/hours/queries/project_invoices'
import { type Moment, shownStatus } from '#modules/invoicing/public'

/** @param net of the lines that bill hours of the project */
export const transformProjectInvoice = (row: ProjectInvoice, net: Minor = NOTHING, at: Moment) => ({
  _id: row.id,
  kind: row.kind,
  /** Null for a draft. */
  number: row.number,
  status: shownStatus(row, at),
  date: row.date_on,
  dueDate: row.due_on,
  currency: row.currency,
  /** Net of the lines with hours of this project. */
  hoursNet: moneyNumber(net, row.currency),
  /** The amount to pay of the whole invoice. */
  total: moneyNumber(moneyFromRow(row.total), row.currency),
  writtenOff: moneyNumber(moneyFromRow(row.written_off), row.currency),
})
