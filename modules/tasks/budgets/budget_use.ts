import type { CompanyScope } from '#core/http/caller'
import { type Minor, NOTHING } from '#core/money/minor'
import { monthsSince } from './budget_months.js'
import type { BudgetMeasure, BudgetPeriod } from './budget_terms.js'
import { readWork, type WorkPart } from './read_work.js'
import { minorOf, type Worth, worthOf } from './worth.js'

/** The budget of a project; a measure without a budget is null. */
export interface BudgetedProject {
  id: string
  currency: string
  budgetPeriod: BudgetPeriod
  budgetSeconds: number | null
  budgetAmount: Minor | null
  /** When it was set or changed. */
  budgetSetAt: number
}

/** How much of one budget is used in a period: seconds for hours, minor units for money. */
export interface BudgetUse {
  projectId: string
  measure: BudgetMeasure
  /** `YYYY-MM` for a month, empty for the whole project. */
  period: string
  budget: bigint
  used: bigint
}

type Company = Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>

/** How much of their budgets some projects use, monthly ones from the month on in which the budget was set. */
export async function readBudgetUses(
  company: Company,
  projects: readonly BudgetedProject[]
): Promise<BudgetUse[]> {
  const monthly = projects.filter(({ budgetPeriod }) => budgetPeriod === 'month')
  const months = monthsSince(Math.min(...monthly.map((one) => one.budgetSetAt)), company.timeZone)
  const parts = await readWork(company, {
    projectIds: projects.map(({ id }) => id),
    starts: months.map(({ from }) => from),
  })
  const partsOf = Map.groupBy(parts, ({ projectId }) => projectId)
  return projects.flatMap((project) => {
    const own = partsOf.get(project.id) ?? []
    if (project.budgetPeriod === 'project') return usesOf(project, '', own)
    return months
      .filter(({ to }) => to > project.budgetSetAt)
      .flatMap(({ month, from }) =>
        usesOf(
          project,
          month,
          own.filter(({ at }) => at === from)
        )
      )
  })
}

/** The use of a project's budgets by this time. */
function usesOf(project: BudgetedProject, period: string, parts: readonly WorkPart[]): BudgetUse[] {
  const { id: projectId, budgetSeconds, budgetAmount, currency } = project
  const uses: BudgetUse[] = []
  if (budgetSeconds) {
    const used = BigInt(parts.reduce((sum, { seconds }) => sum + seconds, 0))
    uses.push({ projectId, period, measure: 'hours', budget: BigInt(budgetSeconds), used })
  }
  if (budgetAmount !== null && budgetAmount > NOTHING) {
    const used = minorOf(worthIn(currency, parts), currency)
    uses.push({ projectId, period, measure: 'money', budget: budgetAmount, used })
  }
  return uses
}

/** The price of the billable time with a rate in this currency, rounded as it is billed. */
export const worthIn = (currency: string, parts: readonly WorkPart[]): Worth =>
  parts.reduce(
    (worth, { isBillable, rate, roundedSeconds }) =>
      isBillable && rate?.currency === currency
        ? worth + worthOf(roundedSeconds, rate.amount)
        : worth,
    0n
  )

/** Whole percent, rounded down, so that 100 means that nothing is left. */
export const percentUsed = ({ used, budget }: Pick<BudgetUse, 'used' | 'budget'>) =>
  Number((used * 100n) / budget)
