/** Why somebody leaves. Chosen from a list: the audit chain is kept for years and holds no free text about a person. */
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
