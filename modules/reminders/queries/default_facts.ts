import { type Day, dayOf, type Instant } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { debtorOf } from '#modules/reminders/rules/claims'
import {
  type DefaultFacts,
  type StartOfInterest,
  startOfInterest,
} from '#modules/reminders/rules/start_of_interest'
import { readCompanySettings } from '#modules/settings/public'
import type { ChasedInvoice } from './chased_invoices.js'
import { earliest } from './earliest.js'

/** An open invoice with the start of its interest, null as long as nothing has put the client in default. */
export type OwedInvoice = ChasedInvoice & { start: StartOfInterest | null }

interface Row {
  id: string
  is_due_agreed: number | boolean
  warns_of_default: number | boolean
  service_on: Day | null
  service_until: Day | null
  sent_at: Instant | string | null
  viewed_at: Instant | string | null
  copied_at: Instant | string | null
  reminder_sent_at: Instant | string | null
  reminder_posted_on: Day | null
}

/** The invoices, each with the start of its interest by the law of the company's country. */
export async function withStarts(
  company: CompanyReference & Pick<CompanyScope, 'timeZone'>,
  invoices: ChasedInvoice[]
): Promise<OwedInvoice[]> {
  if (invoices.length === 0) return []
  const isGerman = (await readCompanySettings(company)).country === 'DE'
  const rows = Map.groupBy(await factRows(company, invoices), ({ id }) => id)
  return invoices.map((invoice) => {
    const facts = factsOf(invoice, rows.get(invoice.id) ?? [], company.timeZone)
    return { ...invoice, start: startOfInterest({ ...facts, isGerman }) }
  })
}

/** One row for each reminder of an invoice, or one without any. */
const factRows = ({ id }: CompanyReference, invoices: ChasedInvoice[]): Promise<Row[]> =>
  reader()
    .from('invoices')
    .where('invoices.company_id', id)
    .whereIn(
      'invoices.id',
      invoices.map((invoice) => invoice.id)
    )
    .leftJoin('reminded_invoices as reminded', (join) =>
      join.on('reminded.company_id', 'invoices.company_id').on('reminded.invoice_id', 'invoices.id')
    )
    .leftJoin('reminders', (join) =>
      join
        .on('reminders.company_id', 'reminded.company_id')
        .on('reminders.id', 'reminded.reminder_id')
    )
    .select(
      'invoices.id',
      'invoices.is_due_agreed',
      'invoices.warns_of_default',
      'invoices.service_on',
      'invoices.service_until',
      'invoices.sent_at',
      'invoices.viewed_at',
      'invoices.copied_at',
      'reminders.sent_at as reminder_sent_at',
      'reminders.posted_on as reminder_posted_on'
    )

function factsOf(
  { dueOn, clientType }: ChasedInvoice,
  rows: Row[],
  timeZone: string
): Omit<DefaultFacts, 'isGerman'> {
  const [first] = rows
  const day = (at: Row['sent_at'] | undefined) =>
    at === null || at === undefined ? null : dayOf(Number(at), timeZone)
  return {
    debtor: debtorOf(clientType),
    dueOn,
    isDueAgreed: Boolean(first?.is_due_agreed),
    // A reminder that has not left puts nobody in default.
    remindedOn: rows.flatMap(
      (row) => earliest(day(row.reminder_sent_at), row.reminder_posted_on) ?? []
    ),
    receivedOn: earliest(day(first?.sent_at), day(first?.viewed_at)) ?? day(first?.copied_at),
    // An invoice of which nobody outside has a copy puts nobody in default either.
    servedOn: first?.copied_at ? (first.service_until ?? first.service_on ?? null) : null,
    warnsOfDefault: Boolean(first?.warns_of_default),
  }
}
