/** The plans that a company can sign up for. */
export const PLANS = ['Basic'] as const

export const DEFAULT_PLAN = 'Basic'
