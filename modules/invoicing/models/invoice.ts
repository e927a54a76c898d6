import { column } from '@adonisjs/lucid/orm'
import type { Day } from '#core/clock'
import { conflict, notFound } from '#core/errors/app_error'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { DocumentModel } from '#modules/documents/public'
import { isOpen, type StoredStatus } from '#modules/invoicing/invoice_status'
import type { InvoiceKind, InvoiceStage } from '#modules/invoicing/kinds'
import type { Share } from '#modules/invoicing/share'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'

/** An invoice, the document that cancels one, or a credit note on one. Changes go through the actions of this module. */
export class Invoice extends DocumentModel {
  static override table = 'invoices'

  @column() declare kind: InvoiceKind
  @column() declare stage: InvoiceStage
  @column() declare status: StoredStatus
  /** Given at issue; a draft has none. */
  @column() declare number: string | null
  @column() declare dueOn: Day | null
  /** Sum of the payments; changed only by a conditional UPDATE. */
  @column(moneyColumn) declare paid: Minor
  /** The invoice that this document cancels. */
  @column() declare cancelsId: string | null
  /** The invoice that this credit note gives back a part of. */
  @column() declare correctsId: string | null
  /** The form in which it was hashed, see frozen_document.ts. */
  @column() declare frozenVersion: number
  @column() declare issuedAt: number | null
  @column() declare sentAt: number | null

  /** What the sums hold for it before the change that is being made; nothing for a new one. */
  declare countedAs: Share | undefined

  /** @throws 404 when it is not there or not this company's */
  static async findIn(company: CompanyReference, id: string): Promise<Invoice> {
    const invoice = await Invoice.one(company, id)
    if (!invoice) throw notFound()
    return invoice
  }

  /** The same, kept for the open transaction until it ends: others wait, and then find what it has left. */
  static async lockIn(company: CompanyReference, id: string): Promise<Invoice> {
    const invoice = await Invoice.oneLocked(company, id)
    if (!invoice) throw notFound()
    invoice.countedAs = invoice.share
    return invoice
  }

  /** What it adds to the sums of its company. */
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
