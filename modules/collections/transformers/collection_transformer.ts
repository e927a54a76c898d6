import { instantText } from '#core/clock'
import { moneyNumber } from '#core/money/minor'
import { paymentId, SEPA_CURRENCY } from '#core/sepa/payment_parts'
import type { PlannedDebit } from '#modules/collections/actions/plan_debits'
import type { Collection } from '#modules/collections/models/collection'
import type { DirectDebit } from '#modules/collections/models/direct_debit'
import { type Invoice, openAmount } from '#modules/invoicing/public'

export const transformCollection = (collection: Collection) => ({
  _id: collection.id,
  state: collection.state,
  firstOn: collection.firstOn,
  count: collection.debits,
  total: moneyNumber(collection.total, SEPA_CURRENCY),
  creditor: collection.creditor,
  iban: collection.iban,
  createdAt: instantText(collection.createdAt),
})

/** `isChanged`: the invoice no longer asks for the amount in the file. */
export const transformDebit = (debit: DirectDebit, invoice: Invoice | undefined) => ({
  _id: debit.id,
  endToEndId: paymentId(debit.id),
  block: debit.block,
  invoiceId: debit.invoiceId,
  invoiceNumber: debit.invoiceNumber,
  debtor: debit.debtor,
  iban: debit.iban,
  mandate: debit.mandate,
  scheme: debit.scheme,
  sequence: debit.sequence,
  collectOn: debit.collectOn,
  amount: moneyNumber(debit.amount, SEPA_CURRENCY),
  isBooked: debit.paymentId !== null,
  isChanged:
    debit.heldInvoiceId !== null &&
    !debit.paymentId &&
    !debit.returnedOn &&
    (!invoice || openAmount(invoice) !== debit.amount),
  returnedOn: debit.returnedOn,
  returnReason: debit.returnReason,
  /** Its invoice may be collected once more. */
  canRenew:
    debit.returnedOn !== null &&
    debit.heldInvoiceId !== null &&
    invoice !== undefined &&
    openAmount(invoice) > 0n,
  /** A bank entry shows the return. */
  isReturnMatched: debit.returnEntryId !== null,
  /** The return can be taken back: its invoice has not been collected again. */
  canUndoReturn: debit.returnedOn !== null && debit.heldInvoiceId !== null,
  returnFees: moneyNumber(debit.returnFees, SEPA_CURRENCY),
})

export const transformPlanned = ({ invoice, obstacle, debit }: PlannedDebit) => ({
  _id: invoice.id,
  number: invoice.number ?? '',
  clientName: invoice.clientName,
  dueDate: invoice.dueOn,
  amount: moneyNumber(openAmount(invoice), invoice.currency),
  mandate: debit?.mandate ?? '',
  scheme: debit?.scheme ?? 'core',
  sequence: debit?.sequence ?? 'RCUR',
  collectOn: debit?.collectOn ?? null,
  obstacle,
})
