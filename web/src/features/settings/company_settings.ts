import type { AnswerOf } from '#api/routes'

/** What the server tells the desk; others get less and do not come here. */
export type CompanySettings = Extract<AnswerOf<'GET', '/api/settings'>, { numberRanges: unknown }>
export type CompanyInfo = CompanySettings['companyInfo']
/** The pattern is text with `{YYYY}`, `{YY}`, `{MM}` and one run such as `{####}`. */
export type NumberRange = CompanySettings['numberRanges'][number]
