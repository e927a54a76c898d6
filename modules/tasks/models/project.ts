import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { decimalColumn, moneyColumn } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { TimeRoundingMinutes, TimeRoundingMode } from '#modules/settings/public'
import type { BudgetPeriod } from '#modules/tasks/budgets/budget_terms'

export const PROJECT_STATUSES = ['active', 'onHold', 'done', 'archived'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

/** A project of a company. Archived ones accept no more time. */
export class Project extends CompanyOwned(BaseModel) {
  static override table = 'projects'

  @column() declare number: string
  @column() declare name: string
  /** Name and number as they are searched and sorted; see foldText. */
  @column() declare foldedName: string
  @column() declare clientId: string | null
  /** `#rrggbb` */
  @column() declare color: string
  @column() declare status: ProjectStatus
  /** Major units of `currency` per hour. */
  @column(decimalColumn) declare hourlyRate: Decimal | null
  @column() declare currency: string
  /** Its time is paid by the order that it was made from, and is billed only when that is asked for. */
  @column({ consume: Boolean }) declare isCovered: boolean
  @column() declare budgetSeconds: number | null
  /** Minor units of `currency`. */
  @column(moneyColumn) declare budgetAmount: Minor | null
  @column() declare budgetPeriod: BudgetPeriod
  /** When the budget was set or changed. */
  @column() declare budgetSetAt: Instant
  /** An owner or member who is mailed about the budget. */
  @column() declare leadId: string | null
  /** The rule by which its time is rounded where it becomes money; both null for the company's. */
  @column() declare timeRoundingMode: TimeRoundingMode | null
  @column() declare timeRoundingMinutes: TimeRoundingMinutes | null
  /** The recurring invoice whose retainer covers its time; see `retainProjects`. */
  @column() declare retainerId: string | null
  /** Time that began from this instant on is covered. */
  @column() declare retainedFrom: Instant | null
  /** Time that began before this instant is covered; null until further notice. */
  @column() declare retainedBefore: Instant | null
  @column() declare startsOn: Day | null
  @column() declare dueOn: Day | null
  @column() declare description: string
  /** Internal: of the people who work on it, never shown to the client. */
  @column() declare notes: string
  @column() declare createdAt: Instant
  @column() declare version: number
}
