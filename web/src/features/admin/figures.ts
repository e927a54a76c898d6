import type { AnswerOf } from '#api/routes'

/** Counts only, no company's money. The first day of a week is a Monday, UTC. */
export type Figures = AnswerOf<'GET', '/api/admin/analytics'>
