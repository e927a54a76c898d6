import type { AnswerOf } from '#api/routes'

/** Until when the operator may change something, and the latest visits. */
export type OperatorAccess = AnswerOf<'GET', '/api/operator-access'>
