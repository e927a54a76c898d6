import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { conflict, notFound } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { decimalColumn, moneyColumn } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'
import { isOpen, type StoredStatus } from '#modules/invoicing/invoice_status'
import type { InvoiceKind, InvoiceStage } from '#modules/invoicing/kinds'
import type { Buyer, CustomClient, Seller } from '#modules/invoicing/parties'
import type { Share } from '#modules/invoicing/share'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'
import type { PriceMode, SkontoStep } from '#modules/settings/public'

const CLAIM =
  'update invoices set version = version + 1 where company_id = ? and id = ? and version = ?'

const json = {
  prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}

/** An invoice, the document that cancels one, or a credit note on one. Changes go through the actions of this module. */
export class Invoice extends CompanyOwned(BaseModel) {
  static override table = 'invoices'

  @column() declare kind: InvoiceKind
  @column() declare stage: InvoiceStage
  @column() declare status: StoredStatus
  /** Given at issue; a draft has none. */
  @column() declare number: string | null
  @column() declare clientId: string | null
  /** Name of the client or custom client, for lists and search. Empty when nobody is named yet. */
  @column() declare clientName: string
  /** A recipient who is not kept as a client. */
  @column(json) declare customClient: CustomClient | null
  @column() declare dateOn: Day
  @column() declare dueOn: Day | null
  @column() declare serviceOn: Day | null
  @column() declare currency: string
  /** Last day of the service period that begins with `serviceOn`. */
  @column() declare serviceUntil: Day | null
  @column() declare priceMode: PriceMode
  /** Off the whole document: a percentage, or an amount in major units, net or gross as the prices are. */
  @column(decimalColumn) declare discountPercent: Decimal | null
  @column(decimalColumn) declare discountAmount: Decimal | null
  @column() declare discountReason: string
  @column(json) declare skonto: SkontoStep[] | null
  /** EN 16931 BT-10, BT-13, BT-11. */
  @column() declare buyerReference: string
  @column() declare orderNumber: string
  @column() declare projectReference: string
  /** Texts above and below the lines; null for the company's. */
  @column() declare intro: string | null
  @column() declare closing: string | null
  /** Why lines of category E are exempt, instead of the usual words. */
  @column() declare exemptionReason: string
  /** Units of the company's currency for one of this document's, entered by hand. */
  @column(decimalColumn) declare exchangeRate: Decimal | null
  @column() declare notes: string
  /** Sum of the lines and the document discount, without VAT: EN 16931 BT-106, BT-107. */
  @column(moneyColumn) declare lineSum: Minor
  @column(moneyColumn) declare discount: Minor
  @column(moneyColumn) declare net: Minor
  @column(moneyColumn) declare tax: Minor
  @column(moneyColumn) declare total: Minor
  /** Sum of the payments; changed only by a conditional UPDATE. */
  @column(moneyColumn) declare paid: Minor
  /** The invoice that this document cancels. */
  @column() declare cancelsId: string | null
  /** The invoice that this credit note gives back a part of. */
  @column() declare correctsId: string | null
  /** Language of the document, frozen at issue. */
  @column() declare language: Language | null
  /** Who issued it, as it was at issue. */
  @column(json) declare seller: Seller | null
  /** Who it was issued to, as it was at issue. */
  @column(json) declare buyer: Buyer | null
  /** SHA-256 of the issued document; the same stands in the audit chain. */
  @column() declare documentHash: string | null
  /** The form in which it was hashed, see frozen_document.ts. */
  @column() declare frozenVersion: number
  @column() declare version: number
  @column() declare createdAt: number
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

  /**
   * Takes the invoice for the open transaction by moving its version on: two that change it at once
   * do so one after the other, the second on what the first has left.
   */
  async claim() {
    this.countedAs = this.share
    assertOneRow(await changeRows(CLAIM, [this.companyId, this.id, this.version]))
    this.version += 1
  }
}
