import { minor, moneyNumber } from '#core/money/minor'
import type { BudgetFigures, BudgetPage } from '#modules/tasks/budgets/budget_page'
import type { Project } from '#modules/tasks/models/project'

/** The budgets of a project for the desk: hours as numbers, money in major units of `currency`. */
export const transformBudget = ({ budgetPeriod }: Project, page: BudgetPage) => {
  const inHours = (seconds: bigint) => Number(seconds) / 3600
  const inMoney = (units: bigint) => moneyNumber(minor(units), page.currency)
  return {
    period: budgetPeriod,
    /** Days of the present period up to today, both included. */
    from: page.from,
    to: page.to,
    currency: page.currency,
    hours: page.hours && figuresOf(page.hours, inHours),
    money: page.money && figuresOf(page.money, inMoney),
    billableHours: page.billableSeconds / 3600,
    /** Used by the end of each day, from the first one on. */
    course: page.points.map(({ day, seconds, amount }) => ({
      day,
      hours: seconds / 3600,
      amount: inMoney(amount),
    })),
  }
}

const figuresOf = (figures: BudgetFigures, convert: (units: bigint) => number) => ({
  budget: convert(figures.budget),
  used: convert(figures.used),
  /** Negative when more was used. */
  left: convert(figures.left),
  percent: figures.percent,
  /** The day on which it is used up at the pace of the last four weeks. */
  usedUpOn: figures.usedUpOn,
  passedOn: figures.passedOn,
})
