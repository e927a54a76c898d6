import type { Day, Instant } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { Port } from '#core/module/port'
import type { Decimal } from '#core/money/decimal'

/** How collected hours are put into lines: one for each project, each task or each entry. */
export const COLLECT_BY = ['project', 'task', 'entry'] as const

/** Which work a recurring invoice takes into each of its invoices. */
export interface Collecting {
  by: (typeof COLLECT_BY)[number]
  /** Null for all projects of the client. */
  projectId: string | null
  /** Work before this day was billed elsewhere; null without such work. */
  from: Day | null
}

export interface WorkWish extends Collecting {
  clientId: string
  /** Work with a rate in another currency stays where it is. */
  currency: string
  /** Of the lines. */
  language: Language
  /** Work that ended later is for a later invoice. */
  until: Instant
  /** Most lines that the invoice has room for. */
  most: number
}

export interface WorkLine {
  description: string
  /** Hours. */
  quantity: Decimal
  unit: string
  /** Net, in major units. */
  unitPrice: Decimal
}

export interface Work {
  lines: WorkLine[]
  /** Worked time of the client that has no rate in the currency of the invoice. */
  secondsWithoutRate: number
}

export interface TakenWork extends Pick<Work, 'lines'> {
  /**
   * Records which invoice bills it. Only inside inTx, the one it was taken in.
   * @param lineIds the invoice's lines that were made of `lines`, in their order
   */
  bill(invoice: { id: string }, lineIds: string[]): Promise<void>
}

/** Interface of a module with worked time for recurring invoices. */
export interface WorkSource {
  /** @throws 422 at `collects.projectId` for a project that is not this client's */
  assertProject(company: CompanyScope, clientId: string, projectId: string): Promise<void>
  /** Hours that would be billed now. Changes nothing. */
  pending(company: CompanyScope, wish: WorkWish): Promise<Work>
  /** Takes the work, so that no other transaction can bill it. Only inside inTx. */
  take(company: CompanyScope, wish: WorkWish): Promise<TakenWork>
}

/** Worked time for recurring invoices. */
export const workSource = new Port<WorkSource>('worked time to bill')
