import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day } from '#core/clock'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'
import type { Sequence } from '#modules/collections/rules/sequence'
import type { Scheme } from '#modules/mandates/public'

/** An invoice in a file, with everything about it that the file contains. */
export class DirectDebit extends CompanyOwned(BaseModel) {
  static override table = 'direct_debits'

  @column() declare collectionId: string
  @column({ consume: Number }) declare position: number
  /** The bank books the direct debits of a block as one sum. */
  @column({ consume: Number }) declare block: number
  @column() declare invoiceId: string
  @column() declare heldInvoiceId: string | null
  @column() declare invoiceNumber: string
  @column() declare mandateId: string
  /** The reference of the mandate. */
  @column() declare mandate: string
  @column() declare signedOn: Day
  @column() declare scheme: Scheme
  @column() declare sequence: Sequence
  @column() declare collectOn: Day
  @column() declare debtor: string
  @column() declare iban: string
  @column() declare bic: string
  @column() declare street: string
  @column() declare postalCode: string
  @column() declare city: string
  @column() declare country: string
  /** In cents. */
  @column(moneyColumn) declare amount: Minor
  @column() declare purpose: string
  /** The client's bank learns of another account under the same mandate. */
  @column({ consume: Boolean }) declare hasNewAccount: boolean
  /** Identification and name of the creditor that the client's bank knows, when they have changed since; empty otherwise. */
  @column() declare formerCreditorId: string
  @column() declare formerCreditor: string
  /** The payment by which it was booked. */
  @column() declare paymentId: string | null
  /** The entry of the bank that brought the money. */
  @column() declare entryId: string | null
  @column() declare returnedOn: Day | null
  /** ISO 20022 code; empty as long as it has not come back. */
  @column() declare returnReason: string
  /** In cents. */
  @column(moneyColumn) declare returnFees: Minor
  /** The entry of the bank by which the money left again. */
  @column() declare returnEntryId: string | null
  /** The return was recorded by hand before its entry was matched, and stays when the entry is released. */
  @column({ consume: Boolean }) declare isReturnLinked: boolean
  /** Day on which the bank had credited a direct debit that came back; null when that was never booked. */
  @column() declare creditedOn: Day | null
  /** The expense that holds the fees. */
  @column() declare feesExpenseId: string | null

  /** The direct debits of a file in its order. */
  static ofCollection(company: CompanyReference, collectionId: string): Promise<DirectDebit[]> {
    return DirectDebit.of(company).where('collectionId', collectionId).orderBy('position')
  }
}
