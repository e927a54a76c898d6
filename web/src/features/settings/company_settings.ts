import type { AnswerOf } from '#api/routes'

/** The settings for the desk; other users get fewer and cannot open this page. */
export type CompanySettings = Extract<AnswerOf<'GET', '/api/settings'>, { numberRanges: unknown }>
export type CompanyInfo = CompanySettings['companyInfo']
/** The pattern is text with `{YYYY}`, `{YY}`, `{MM}` and one run such as `{####}`. */
export type NumberRange = CompanySettings['numberRanges'][number]
