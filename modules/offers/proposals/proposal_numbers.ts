import type { NumberRange } from '#modules/settings/public'

/** The numbers of proposals. */
export const PROPOSAL_NUMBERS: NumberRange = {
  kind: 'proposal',
  pattern: 'PR-{YYYY}-{####}',
  resetsYearly: true,
  order: 70,
}
