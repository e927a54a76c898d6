/** The time that a budget is for: the whole project, or each calendar month of the company's zone. */
export const BUDGET_PERIODS = ['project', 'month'] as const
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number]

/** Tracked time, and the value of billable time. */
export const BUDGET_MEASURES = ['hours', 'money'] as const
export type BudgetMeasure = (typeof BUDGET_MEASURES)[number]

/** Percent of a budget at which its people are alerted. */
export const THRESHOLDS = [80, 100] as const
export type Threshold = (typeof THRESHOLDS)[number]
