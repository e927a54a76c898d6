import type { Day } from '#core/clock'
import { conflict, FieldError, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { SEPA_CURRENCY } from '#core/sepa/payment_parts'
import { Collection } from '#modules/collections/models/collection'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import { Invoice, openAmount, takePayment } from '#modules/invoicing/public'
import { recordCollection } from './record_collection.js'

/** Money that the bank has credited for a file. */
export interface Credited {
  on: Day
  /** Only the direct debits of this block. */
  block?: number
  /** The entry of the bank that shows it. */
  entryId?: string
  reference?: string
}

/**
 * Books the direct debits of a file as payments of their invoices, except those that are booked or have come back. Money
 * that an invoice no longer asks for becomes credit of its client. Only inside inTx.
 * @throws 404, 409 `withdrawn`, `nothing_to_book`, 422 `before_collection`
 */
export async function bookDebits(company: CompanyScope, id: string, credited: Credited) {
  const wanted = await DirectDebit.ofCollection(company, id)
  const invoices = await Invoice.lockAll(
    company,
    wanted.map(({ invoiceId }) => invoiceId)
  )
  const collection = await Collection.lockIn(company, id)
  if (collection.state === 'withdrawn') throw conflict('collections.already_withdrawn')
  const current = await DirectDebit.ofCollection(company, id)
  const debits = current.filter(
    ({ paymentId, returnedOn, block }) =>
      !paymentId && !returnedOn && (credited.block ?? block) === block
  )
  const returned = current.filter(
    ({ returnEntryId, creditedOn, block }) =>
      credited.entryId && returnEntryId && !creditedOn && credited.block === block
  )
  if (debits.length + returned.length === 0) throw conflict('collections.nothing_to_book')
  if (debits.some(({ collectOn }) => credited.on < collectOn)) {
    throw new FieldError('date', 'collections.before_collection')
  }
  await markCredited(returned, credited)
  for (const debit of debits) {
    const invoice = invoices.get(debit.invoiceId)
    if (!invoice) throw notFound()
    await bookDebit(debit, invoice, credited)
  }
  await collection.merge({ state: 'sent' }).save()
  await recordCollection(collection, 'collection.booked')
  return collection
}

/** Direct debits of a block that an entry has taken back already were part of its sum all the same. */
async function markCredited(debits: readonly DirectDebit[], { on, entryId }: Credited) {
  for (const debit of debits) await debit.merge({ creditedOn: on, entryId: entryId ?? null }).save()
}

/** Books one direct debit as a payment of its invoice. Only inside inTx. @param invoice locked */
export async function bookDebit(
  debit: DirectDebit,
  invoice: Invoice,
  { on, entryId, reference }: Credited
) {
  const open = openAmount(invoice)
  const amount = debit.amount < open ? debit.amount : open
  const { companyId, clientId, clientName } = invoice
  const { payment } = await takePayment(
    {
      companyId,
      clientId,
      clientName,
      currency: SEPA_CURRENCY,
      amount: debit.amount,
      on,
      method: 'directDebit',
      reference: reference ?? debit.purpose,
    },
    amount > 0n ? [{ invoice, amount }] : []
  )
  await debit.merge({ paymentId: payment.id, entryId: entryId ?? null }).save()
}
