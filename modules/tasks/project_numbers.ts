import type { NumberRange } from '#modules/settings/public'

/** The numbers of projects. */
export const PROJECT_NUMBERS: NumberRange = {
  kind: 'project',
  pattern: 'P-{####}',
  resetsYearly: false,
  order: 100,
}
