import type { AnswerOf } from '#api/routes'

export const BUDGET_PERIODS = ['project', 'month'] as const

/** The budgets of a project in their present period. */
export type ProjectBudget = AnswerOf<'GET', '/api/projects/:id/budget'>
export type Measure = 'hours' | 'money'
export type BudgetFigures = NonNullable<ProjectBudget['hours']>

export const MEASURES: Measure[] = ['hours', 'money']

/** The measures that have a budget. */
export const measuresOf = (budget: ProjectBudget) =>
  MEASURES.filter((measure) => budget[measure] !== null)

/** The used part of the budget at the end of each day. */
export const usedIn = (budget: ProjectBudget, measure: Measure) =>
  budget.course.map(({ day, hours, amount }) => ({
    day,
    used: measure === 'hours' ? hours : amount,
  }))
