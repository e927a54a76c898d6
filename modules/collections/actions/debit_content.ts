import type { Day } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { NOTHING } from '#core/money/minor'
import { sepaAddress } from '#core/sepa/payment_parts'
import { LONGEST, sepaText } from '#core/sepa/sepa_text'
import type { DirectDebit } from '#modules/collections/models/direct_debit'
import type { Sequence } from '#modules/collections/rules/sequence'
import type { Buyer } from '#modules/documents/public'
import { type Invoice, openAmount } from '#modules/invoicing/public'
import type { Mandate } from '#modules/mandates/public'

/** All of a direct debit but its place in a file. */
export type DebitContent = Omit<ReturnType<typeof debitContent>, 'block'> & { block: number }

/** The direct debit of an invoice on the account that its mandate has now, its texts in the characters of SEPA. */
export const debitContent = (
  invoice: Invoice,
  mandate: Mandate,
  {
    buyer,
    language,
    day,
    sequence,
  }: { buyer: Buyer; language: Language; day: Day; sequence: Sequence }
) =>
  ({
    block: 1,
    invoiceId: invoice.id,
    heldInvoiceId: invoice.id,
    invoiceNumber: invoice.number ?? '',
    mandateId: mandate.id,
    mandate: mandate.reference,
    signedOn: mandate.signedOn,
    scheme: mandate.scheme,
    sequence,
    collectOn: day,
    debtor: sepaText(mandate.holder, LONGEST.name),
    iban: mandate.iban,
    bic: mandate.bic,
    ...sepaAddress(buyer),
    amount: openAmount(invoice),
    purpose: sepaText(
      translate(language, 'collections:file.purpose', { number: invoice.number ?? '' }),
      LONGEST.purpose
    ),
    hasNewAccount: false,
    formerCreditorId: '',
    formerCreditor: '',
    paymentId: null,
    entryId: null,
    returnedOn: null,
    returnReason: '',
    returnFees: NOTHING,
    returnEntryId: null,
    isReturnLinked: false,
    creditedOn: null,
    feesExpenseId: null,
  }) satisfies Partial<DirectDebit>
