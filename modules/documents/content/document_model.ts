import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type Day, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { decimalColumn, moneyColumn } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { type Minor, NOTHING } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { DocumentTemplate, PriceMode, SkontoStep } from '#modules/settings/public'
import type { Buyer, CustomClient, Seller } from './parties.js'

const json = {
  prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}

/** Content and amounts of every commercial document, see `contentColumns`. Its lines are in a separate table. */
export class DocumentModel extends CompanyOwned(BaseModel) {
  @column() declare clientId: string | null
  /** Name of the client or custom client, for lists and search. Empty until one is chosen. */
  @column() declare clientName: string
  /** A recipient without a client record. */
  @column(json) declare customClient: CustomClient | null
  @column() declare dateOn: Day
  @column() declare serviceOn: Day | null
  /** Last day of the service period that begins with `serviceOn`. */
  @column() declare serviceUntil: Day | null
  @column() declare currency: string
  @column() declare priceMode: PriceMode
  /** Off the whole document: a percentage, or an amount in major units, net or gross like the prices. */
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
  /** Only invoices can be part of a triangular transaction (§ 25b UStG). */
  declare isTriangular?: boolean
  /** Units of the company's currency for one of this document's, entered by hand. */
  @column(decimalColumn) declare exchangeRate: Decimal | null
  @column() declare notes: string
  /** Sum of the lines and the document discount, without VAT: EN 16931 BT-106, BT-107. */
  @column(moneyColumn) declare lineSum: Minor
  @column(moneyColumn) declare discount: Minor
  @column(moneyColumn) declare net: Minor
  @column(moneyColumn) declare tax: Minor
  @column(moneyColumn) declare total: Minor
  /** Language of the document, frozen when it leaves the house. */
  @column() declare language: Language | null
  /** The seller at the time of issue. */
  @column(json) declare seller: Seller | null
  /** The buyer at the time of issue. */
  @column(json) declare buyer: Buyer | null
  /** SHA-256 of the frozen document; the audit chain has the same. */
  @column() declare documentHash: string | null
  /** How it looks, for kinds of documents that keep it in a column; null for how the company's others look. */
  declare template?: DocumentTemplate | null
  @column() declare version: number
  @column() declare createdAt: number

  /**
   * Claims the document for the open transaction by incrementing its version: concurrent changes run one after the
   * other, the second on the result of the first.
   */
  async claim() {
    const { table } = this.constructor as typeof DocumentModel
    const sql = `update ${table} set version = version + 1 where company_id = ? and id = ? and version = ?`
    assertOneRow(await changeRows(sql, [this.companyId, this.id, this.version]))
    this.version += 1
  }

  /**
   *
   * @throws 409 `version_conflict` with the current `version` when the change is based on another one
   */
  assertVersion(version: number | undefined) {
    if (version !== undefined && version !== this.version) {
      throw conflict('version_conflict', { extra: { version: this.version } })
    }
  }
}

/** The initial values of every new document. */
export const emptyContent = () => ({
  clientId: null,
  clientName: '',
  customClient: null,
  serviceOn: null,
  serviceUntil: null,
  notes: '',
  priceMode: 'net' as const,
  discountPercent: null,
  discountAmount: null,
  discountReason: '',
  skonto: null,
  buyerReference: '',
  orderNumber: '',
  projectReference: '',
  intro: null,
  closing: null,
  exemptionReason: '',
  exchangeRate: null,
  lineSum: NOTHING,
  discount: NOTHING,
  net: NOTHING,
  tax: NOTHING,
  total: NOTHING,
  version: 1,
  createdAt: now(),
})
