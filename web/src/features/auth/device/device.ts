import type { AnswerOf } from '#api/routes'

/** The terminal behind a code, as the server shows it. */
export type Waiting = AnswerOf<'POST', '/api/auth/device-codes/show'>
