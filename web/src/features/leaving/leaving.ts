import type { AnswerOf } from '#api/routes'

/** The possible deletions, the records that go, and those that the law keeps. */
export type Preview = AnswerOf<'POST', '/api/account-deletion/preview'>
export type LeavingCompany = NonNullable<Preview['company']>
export type OwnersView = NonNullable<LeavingCompany['ownersView']>

export interface Credentials {
  email: string
  password: string
}

export const REASONS = [
  'not_needed',
  'other_product',
  'missing_feature',
  'business_closed',
  'new_job',
  'privacy',
  'other',
] as const
export type Reason = (typeof REASONS)[number]
