import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'

/** `b2b` only for businesses: their bank checks the mandate, and there is no right to have the money back. */
export const SCHEMES = ['core', 'b2b'] as const
export type Scheme = (typeof SCHEMES)[number]

export const MANDATE_KINDS = ['recurrent', 'oneOff'] as const
export type MandateKind = (typeof MANDATE_KINDS)[number]

/** A client's permission to collect what it owes from an account. */
export class Mandate extends CompanyOwned(BaseModel) {
  static override table = 'mandates'

  @column() declare clientId: string
  /** Unique in the company, in capitals: banks do not tell small letters apart. */
  @column() declare reference: string
  @column() declare scheme: Scheme
  @column() declare kind: MandateKind
  @column() declare signedOn: Day
  @column() declare holder: string
  @column() declare iban: string
  @column() declare bic: string
  /** The account at its last use elsewhere, when another one has taken its place; empty otherwise. */
  @column() declare formerIban: string
  /** Day of the last direct debit that another program has made. */
  @column() declare usedBeforeOn: Day | null
  /** Day of the last direct debit from here. */
  @column() declare lastUsedOn: Day | null
  /** Its only or last direct debit is in a file. */
  @column({ consume: Boolean }) declare isEnded: boolean
  @column() declare revokedOn: Day | null
  @column() declare createdAt: Instant
}
