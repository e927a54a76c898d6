import type { AnswerOf, RowOf } from '#api/routes'

/** Somebody who works in the company, as the list has it. */
export type Person = RowOf<'/api/employees'>

/** The projects and hours of somebody who works here. */
export type PersonWork = AnswerOf<'GET', '/api/employees/work'>[number]

export const ROLES = ['owner', 'member', 'employee', 'adviser'] as const satisfies Person['role'][]
