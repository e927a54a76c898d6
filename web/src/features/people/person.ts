import type { RowOf } from '#api/routes'

/** Somebody who works in the company, as the list has it. */
export type Person = RowOf<'/api/employees'>

export const ROLES = ['owner', 'member', 'employee'] as const satisfies Person['role'][]
