import type { Day } from '#core/clock'
import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { addBusinessDays } from '#core/sepa/target_days'
import { type CollectedParty, type Obstacle, obstacleOf } from '#modules/collections/rules/obstacle'
import { endsMandate, sequenceOf } from '#modules/collections/rules/sequence'
import type { CollectionInput } from '#modules/collections/validators/collection'
import { partiesOf } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/public'
import type { Mandate } from '#modules/mandates/public'
import { readCompanySettings } from '#modules/settings/public'
import { type DebitContent, debitContent } from './debit_content.js'

export interface PlannedDebit {
  invoice: Invoice
  obstacle: Obstacle | null
  /** Undefined for an invoice without a direct debit. */
  debit: DebitContent | undefined
}

/** How mandates are read: locked, so that nobody revokes one meanwhile, or just looked at. */
type ReadMandate = (company: CompanyScope, id: string) => Promise<Mandate | null>

/** The first day on which a file that is made today can collect. */
export async function earliestDay(company: CompanyScope): Promise<Day> {
  const { collectionLeadDays } = await readCompanySettings(company)
  return addBusinessDays(today(company.timeZone), collectionLeadDays)
}

/**
 * The direct debits of invoices in the order of the file: each on the day that its client was notified of, or as soon as
 * the bank can. Several by one mandate follow each other. Changes nothing.
 */
export async function planDebits(
  company: CompanyScope,
  invoices: readonly Invoice[],
  { readMandate, wishes = [] }: { readMandate: ReadMandate; wishes?: CollectionInput['debits'] }
): Promise<PlannedDebit[]> {
  const earliest = await earliestDay(company)
  const lasts = new Set(wishes.flatMap(({ invoiceId, isLast }) => (isLast ? invoiceId : [])))
  const mandates = new Map<string, Mandate>()
  const planned: PlannedDebit[] = []
  for (const invoice of inOrder(invoices, earliest)) {
    const mandate = await mandateOf(invoice, mandates, (id) => readMandate(company, id))
    planned.push(
      await planDebit(invoice, { mandate, earliest, isLast: lasts.has(invoice.id), company })
    )
  }
  return withBlocks(planned)
}

const dayOf = ({ directDebit }: Invoice, earliest: Day) =>
  directDebit && directDebit.collectOn > earliest ? directDebit.collectOn : earliest

const inOrder = (invoices: readonly Invoice[], earliest: Day) =>
  [...invoices].sort((a, b) =>
    `${dayOf(a, earliest)} ${a.number}`.localeCompare(`${dayOf(b, earliest)} ${b.number}`, 'en')
  )

/** One object for each mandate, so that the next direct debit by it finds the one before. */
async function mandateOf(
  { directDebit }: Invoice,
  read: Map<string, Mandate>,
  readMandate: (id: string) => Promise<Mandate | null>
) {
  const id = directDebit?.mandateId
  if (!id) return null
  const mandate = read.get(id) ?? (await readMandate(id))
  if (mandate) read.set(id, mandate)
  return mandate
}

interface Circumstances {
  company: CompanyScope
  mandate: Mandate | null
  earliest: Day
  isLast: boolean
}

async function planDebit(
  invoice: Invoice,
  { company, mandate, earliest, isLast }: Circumstances
): Promise<PlannedDebit> {
  if (!invoice.directDebit || !mandate) {
    return { invoice, obstacle: 'nothing_open', debit: undefined }
  }
  const { buyer, language } = await partiesOf(invoice)
  const party: CollectedParty = buyer
  const day = dayOf(invoice, earliest)
  const present = today(company.timeZone)
  const obstacle = obstacleOf(invoice, { mandate, debtor: party, day, present })
  const sequence = sequenceOf(mandate, isLast)
  const debit = debitContent(invoice, mandate, { buyer, language, day, sequence })
  if (!obstacle) mandate.merge({ lastUsedOn: day, isEnded: endsMandate(sequence) })
  return { invoice, obstacle, debit }
}

/** One block for each day, scheme and sequence. */
function withBlocks(planned: PlannedDebit[]): PlannedDebit[] {
  const keyOf = ({ debit }: PlannedDebit) =>
    debit ? [debit.collectOn, debit.scheme, debit.sequence].join(' ') : ''
  const keys = [...new Set(planned.map(keyOf))].sort()
  return [...planned]
    .sort((a, b) => keys.indexOf(keyOf(a)) - keys.indexOf(keyOf(b)))
    .map((one) => ({
      ...one,
      debit: one.debit && { ...one.debit, block: keys.indexOf(keyOf(one)) + 1 },
    }))
}
