import type { CompanyScope } from '#core/http/caller'
import { planDebits } from '#modules/collections/actions/plan_debits'
import { Invoice } from '#modules/invoicing/public'
import { Mandate } from '#modules/mandates/public'

/** More than one file takes; the earliest due come first. */
const MOST = 500

/** The open invoices under a mandate that are in no file, the earliest due first, and why some cannot be collected. */
export async function candidates(company: CompanyScope) {
  const invoices = await Invoice.of(company)
    .whereIn('status', ['Unpaid', 'Partially Paid'])
    .whereNotNull('directDebit')
    .whereNull('debitReturnedOn')
    .whereNull('collectOn')
    .orderBy('dueOn')
    .orderBy('id')
    .limit(MOST)
  return planDebits(company, invoices, { readMandate: (scope, id) => Mandate.one(scope, id) })
}
