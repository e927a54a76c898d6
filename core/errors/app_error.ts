import type { SentenceValues } from '#core/money/said'

/** Optional parts of a failure besides its code. */
export interface AppErrorDetails {
  /** Key of the sentence where the code alone does not choose it: `company_suspended_because` names a reason. */
  sentence?: string
  /** Values for the placeholders of the translated sentence. */
  values?: SentenceValues
  /** Further members of the answer that a client can act on, such as the open balance. */
  extra?: Record<string, unknown>
  /** Facts for the log that the caller is not shown. */
  logged?: Record<string, string | null>
  /** Seconds after which another try makes sense. */
  retryAfter?: number
}

/**
 * A failure that the caller sees. `code` is stable, snake_case and the key of its sentence: `module.code` is looked up
 * in the `errors` of that module's translations, a code without a dot in those of core.
 */
export class AppError extends Error {
  override name = 'AppError'

  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: AppErrorDetails = {}
  ) {
    super(code)
  }
}

/** Not there, or not yours: one answer for both, so that ids cannot be probed. */
export const notFound = () => new AppError(404, 'not_found')

/** Signed in, but this is not for you. */
export const forbidden = (code = 'forbidden') => new AppError(403, code)

/** The state of the record does not allow it. */
export const conflict = (code: string, details?: AppErrorDetails) =>
  new AppError(409, code, details)

/** One field is wrong in a way that only the rules behind the validator can see. */
export class FieldError extends AppError {
  constructor(
    readonly field: string,
    code: string,
    details?: AppErrorDetails,
    status = 422
  ) {
    super(status, code, details)
  }
}
