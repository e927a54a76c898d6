import { now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { type TimesheetContent, timesheetContent } from '#modules/hours/timesheet_content'
import type { Invoice } from '#modules/invoicing/public'
import { readCompanySettings } from '#modules/settings/public'

/** Stores the content of an invoice's timesheet at its issue. An invoice without hours has none. Only inside inTx. */
export async function freezeTimesheet(company: CompanyScope, invoice: Invoice) {
  const language = invoice.language ?? (await readCompanySettings(company)).documentLanguage
  const content = await timesheetContent(company, invoice, language)
  if (content.length === 0) return
  await insertRows('issued_timesheets', [
    {
      company_id: company.id,
      id: newId(),
      invoice_id: invoice.id,
      content: JSON.stringify(content),
      created_at: now(),
    },
  ])
}

const FROZEN = 'select content from issued_timesheets where company_id = ? and invoice_id = ?'

/** Undefined for drafts, invoices without hours, and invoices that were issued before timesheets were kept. */
export async function frozenTimesheet({
  companyId,
  id,
}: Invoice): Promise<TimesheetContent | undefined> {
  const [row] = await readRows<{ content: string }>(FROZEN, [companyId, id])
  return row && JSON.parse(row.content)
}
