import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { Port } from '#core/module/port'
import type { Decimal } from '#core/money/decimal'
import type { RecurringProfile } from './models/recurring_profile.js'

/** Unused hours of a period expire, go into the next period, or are kept up to a limit. */
export const CARRY_OVERS = ['none', 'next', 'limit'] as const
/** Hours beyond the included ones are billed at their rates, or are not charged for. */
export const OVERAGES = ['billed', 'free'] as const

/** Hours that the fee of a recurring invoice includes in each of its periods. */
export interface RetainerTerms {
  includedSeconds: number
  carryOver: (typeof CARRY_OVERS)[number]
  /** Most seconds that are carried over; null unless `carryOver` is `limit`. */
  carryLimitSeconds: number | null
  overage: (typeof OVERAGES)[number]
  /** The first day whose hours count. */
  from: Day
  /** Whether the client sees in its portal how many hours are used. */
  isShared: boolean
}

export type RetainedProfile = Pick<
  RecurringProfile,
  | 'companyId'
  | 'id'
  | 'name'
  | 'clientId'
  | 'currency'
  | 'timing'
  | 'retainer'
  | 'nextOn'
  | 'nextIndex'
>

export interface RetainerWish {
  currency: string
  /** Of the lines. */
  language: Language
  /** Most lines that the invoice has room for. */
  most: number
}

export interface RetainerLine {
  description: string
  /** Hours. */
  quantity: Decimal
  unit: string
  /** Net, in major units; 0 for included hours. */
  unitPrice: Decimal
}

export interface SettledHours {
  lines: RetainerLine[]
  /**
   * Records which hours of which periods the invoice settles. Only inside inTx, the one they were taken in.
   * @param lineIds the invoice's lines that were made of `lines`, in their order
   */
  bill(invoice: { id: string }, lineIds: string[]): Promise<void>
}

/** A period of a retainer. Seconds are those that are billed: each entry is rounded by its rule. */
export interface ShownPeriod {
  from: Day
  until: Day
  /** The invoice that settles it; null for a period that is still open. */
  invoice: { _id: string; number: string | null } | null
  isSettled: boolean
  includedSeconds: number
  /** From the periods before. */
  carriedSeconds: number
  usedSeconds: number
  overSeconds: number
  leftSeconds: number
  /** Net value of the hours beyond the included ones, in major units; null for hours that are not charged. */
  overAmount: number | null
}

export interface ShownRetainer {
  projects: { _id: string; name: string }[]
  /** The newest first; the first contains today. */
  periods: ShownPeriod[]
}

/** Interface of the module that counts hours against the fee of a recurring invoice. */
export interface RetainerSource {
  /**
   * Lets the retainer of a profile cover these projects, or with null none. Only inside inTx, after the profile is saved.
   * @throws 422 at `retainer.projectIds`
   */
  cover(
    profile: RetainedProfile,
    projectIds: readonly string[] | null,
    timeZone: string
  ): Promise<void>
  /** The hours of ended periods, for the invoice of the next date. Only inside inTx. */
  settle(company: CompanyScope, profile: RetainedProfile, wish: RetainerWish): Promise<SettledHours>
  /** The profile has ended: hours after its last paid period are billed as usual. Only inside inTx. */
  end(company: CompanyScope, profile: RetainedProfile): Promise<void>
  /** The projects and periods of a profile with a retainer. */
  show(company: CompanyScope, profile: RetainedProfile): Promise<ShownRetainer>
}

/** Included hours of recurring invoices. */
export const retainerSource = new Port<RetainerSource>('hours that a fee includes')
