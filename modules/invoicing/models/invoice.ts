import { column } from '@adonisjs/lucid/orm'
import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { DocumentModel } from '#modules/documents/public'
import type { DirectDebit } from '#modules/invoicing/direct_debit/direct_debit'
import { isOpen, type StoredStatus } from '#modules/invoicing/invoice_status'
import type { InvoiceKind, InvoiceStage } from '#modules/invoicing/kinds'
import type { SentAs } from '#modules/invoicing/sending/sent_as'
import type { Share } from '#modules/invoicing/share'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'
import type { DocumentTemplate } from '#modules/settings/public'

/** An invoice, the document that cancels one, or a credit note on one. Changes go through the actions of this module. */
export class Invoice extends DocumentModel {
  static override table = 'invoices'

  @column() declare kind: InvoiceKind
  @column() declare stage: InvoiceStage
  @column() declare status: StoredStatus
  /** Assigned at issue; a draft has none. */
  @column() declare number: string | null
  @column() declare dueOn: Day | null
  /** Sum of its settlements by money; changed only by a conditional UPDATE, as the next two. */
  @column(moneyColumn) declare paid: Minor
  /** Sum of its settlements that need no money: Skonto, write-offs, credit notes. */
  @column(moneyColumn) declare reduced: Minor
  /** The part of `reduced` that was written off. */
  @column(moneyColumn) declare writtenOff: Minor
  /** The invoice that this document cancels. */
  @column() declare cancelsId: string | null
  /** The invoice that this credit note gives back a part of. */
  @column() declare correctsId: string | null
  /** The cancelled invoice that this one replaces. */
  @column() declare replacesId: string | null
  /** The form of its hash, see frozen_document.ts. */
  @column() declare frozenVersion: number
  @column() declare issuedAt: number | null
  @column() declare sentAt: number | null
  /** Issued by another system, whose number it keeps: it counts, but is never issued again. */
  @column({ consume: Boolean }) declare isImported: boolean
  @column() declare sentAs: SentAs
  /** When its secret link was opened first. */
  @column() declare viewedAt: number | null
  /** When it became known outside, see `handOut`; null as long as it cannot have been seen there. */
  @column() declare handedOutAt: number | null
  /** When its first own copy left Kontor for the client; null as long as at most other papers or exports have. */
  @column() declare copiedAt: number | null
  /** When it was put out of sight, see `archiveInvoice`. */
  @column() declare archivedAt: number | null
  /** The number of its only delivery note; empty without one or with several. */
  @column() declare deliveryNote: string
  /** The number of its order confirmation; empty without one. */
  @column() declare salesOrder: string
  @column() declare template: DocumentTemplate | null
  /** Date of its exchange rate. */
  @column() declare exchangeOn: Day | null
  /** The client has agreed to the due date, so that its passing puts it in default (§ 286 (2) BGB). */
  @column({ consume: Boolean }) declare isDueAgreed: boolean
  /** It points out that default begins after thirty days (§ 286 (3) BGB). Set at issue. */
  @column({ consume: Boolean }) declare warnsOfDefault: boolean

  /** The middle supply of a triangular transaction (§ 25b UStG). */
  @column({ consume: Boolean }) declare isTriangular: boolean
  /** By which it is collected; null when the client transfers the money. */
  @column() declare mandateId: string | null
  /** How it is collected, as it is printed; set at issue. */
  @column({
    prepare: (debit: DirectDebit | null) => debit && JSON.stringify(debit),
    consume: (text: string | null) => text && JSON.parse(text),
  })
  declare directDebit: DirectDebit | null
  /** Day of the file by which it is collected; null as long as it is in none. */
  @column() declare collectOn: Day | null
  /** When its direct debit came back, so that the client has to transfer the money. */
  @column() declare debitReturnedOn: Day | null

  /** Its share in the sums before the current change; undefined for a new invoice. */
  declare countedAs: Share | undefined

  override whenLocked() {
    this.countedAs = this.share
  }

  /**
   * Several, always locked in one order, so that two that want the same ones do not wait for each other.
   * @throws 404 when one is not there or not this company's
   */
  static async lockAll(company: CompanyReference, ids: string[]): Promise<Map<string, Invoice>> {
    const invoices = new Map<string, Invoice>()
    for (const id of [...new Set(ids)].sort()) {
      invoices.set(id, await Invoice.lockIn(company, id))
    }
    return invoices
  }

  /** Its share in the sums of its company. */
  get share(): Share {
    const { status, currency, net, tax, total } = this
    const dueOn = (isOpen(status) && this.clientName && this.dueOn) || ''
    return { status, currency, dueOn, net, tax, total, open: openAmount(this) }
  }

  get isDraft() {
    return this.status === 'Draft'
  }

  /** @throws 409 `not_a_draft`: an issued document is never edited or deleted */
  assertDraft() {
    if (!this.isDraft) throw conflict('invoicing.not_a_draft')
  }

  override async claim() {
    this.countedAs = this.share
    await super.claim()
  }
}
