import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type Day, type Instant, now } from '#core/clock'
import { foldText } from '#core/database/search'
import type { Language } from '#core/i18n/languages'
import { decimalColumn } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { TaxTreatment } from '#modules/clients/tax_treatment'
import type { SkontoStep } from '#modules/settings/public'

export const CLIENT_TYPES = ['business', 'person', 'public'] as const
export type ClientType = (typeof CLIENT_TYPES)[number]

export const FORMS_OF_ADDRESS = ['ms', 'mr'] as const
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number]

export interface PostalAddress {
  name: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2, empty when unknown */
  country: string
}

export const LONGEST_SORT_NAME = 200

/** Search words of a client, besides its contacts. */
export type ClientWords = Pick<
  Client,
  | 'number'
  | 'name'
  | 'email'
  | 'vatId'
  | 'taxNumber'
  | 'businessNumber'
  | 'postalCode'
  | 'city'
  | 'buyerReference'
>

/** The folded text that searches look into. @param contactWords what its contacts can be found by */
export const searchTextOf = (client: ClientWords, contactWords: string[]) =>
  foldText(
    client.number,
    client.name,
    client.email,
    client.vatId,
    client.taxNumber,
    client.businessNumber,
    client.postalCode,
    client.city,
    client.buyerReference,
    ...contactWords
  )

/** A party that a company works for and invoices. */
export class Client extends CompanyOwned(BaseModel) {
  static override table = 'clients'

  @column() declare number: string
  @column() declare numberSequence: number
  @column() declare type: ClientType
  @column() declare name: string
  /** How letters address a private person; empty when nobody has said it. */
  @column() declare formOfAddress: FormOfAddress | ''
  @column() declare sortName: string
  @column() declare email: string
  @column() declare phone: string
  @column() declare vatId: string
  @column() declare taxNumber: string
  /** Of Kosovo the NUI, of Albania the NIPT. */
  @column() declare businessNumber: string
  /** Of its documents and mails; null for the company's. */
  @column() declare language: Language | null
  /** ISO 4217; null for the company's. */
  @column() declare currency: string | null
  /** Null for the company's. */
  @column() declare paymentTermDays: number | null
  /** Whether it has agreed to its term of payment; null for what holds for the company's clients. */
  @column({ consume: (value: number | boolean | null) => (value === null ? null : Boolean(value)) })
  declare isTermAgreed: boolean | null
  @column() declare street: string
  @column() declare postalCode: string
  @column() declare city: string
  @column() declare country: string
  @column({
    prepare: (address: PostalAddress | null) => address && JSON.stringify(address),
    consume: (text: string | null) => text && JSON.parse(text),
  })
  declare shippingAddress: PostalAddress | null
  /** Second line of the address. */
  @column() declare addressLine: string
  /** The reference that the client wants on invoices: a Leitweg-ID, a cost centre. EN 16931 BT-10. */
  @column() declare buyerReference: string
  @column() declare eAddress: string
  @column() declare eAddressScheme: string
  /** Null until somebody has decided; see `suggestTax`. */
  @column() declare taxTreatment: TaxTreatment | null
  /** Null for the company's. */
  @column({
    prepare: (steps: SkontoStep[] | null) => steps && JSON.stringify(steps),
    consume: (text: string | null) => text && JSON.parse(text),
  })
  declare skonto: SkontoStep[] | null
  /** Major units of the client's currency per hour, for projects that have no rate of their own. */
  @column(decimalColumn) declare hourlyRate: Decimal | null
  /** Whether overdue invoices are reminded of. */
  @column({ consume: Boolean }) declare isReminded: boolean
  @column() declare notes: string
  @column({ consume: Boolean }) declare isArchived: boolean
  @column() declare searchText: string
  /** The client that has got everything of this one; such a client is the trace of its number. */
  @column() declare mergedIntoId: string | null
  /** When what was known of the person was erased. */
  @column() declare erasedAt: Instant | null
  /** Last day on which documents of an erased person have to be kept. */
  @column() declare retainedUntil: Day | null
  /** Counts the changes, so that a stale one is noticed. */
  @column() declare version: number
  @column() declare createdAt: Instant
  @column() declare updatedAt: Instant

  /**
   * Saves a change as the next version. The row must be locked or new.
   * @param contactWords what its contacts can be found by
   */
  async saveVersion(contactWords: string[]) {
    this.sortName = foldText(this.name).slice(0, LONGEST_SORT_NAME)
    this.searchText = searchTextOf(this, contactWords)
    this.version = (this.version ?? 0) + 1
    this.updatedAt = now()
    this.createdAt ??= this.updatedAt
    await this.save()
  }
}
