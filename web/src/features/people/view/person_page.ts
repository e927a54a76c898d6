import type { AnswerOf, RowOf } from '#api/routes'

/** Somebody with their terms and work. */
export type PersonPage = AnswerOf<'GET', '/api/employees/:id'>
export type Month = AnswerOf<'GET', '/api/employees/:id/month'>
export type CalendarDay = Month['days'][number]
export type CalendarWeek = Month['weeks'][number]
export type Absence = RowOf<'/api/absences'>
export type Statistics = AnswerOf<'GET', '/api/employees/:id/statistics'>

/** Screens that show working time. */
export const AFFECTED = ['/api/employees', '/api/absences', '/api/weeks', '/api/employee-dashboard']

/** Screens that show the cost of people. */
export const COST_AFFECTED = ['/api/employees', '/api/analytics', '/api/projects']
