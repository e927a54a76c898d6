/** From the Unicode CLDR: Chromium knows no Albanian and would answer in the language of the browser. */
export const ALBANIAN_MONTHS = [
  'janar',
  'shkurt',
  'mars',
  'prill',
  'maj',
  'qershor',
  'korrik',
  'gusht',
  'shtator',
  'tetor',
  'nëntor',
  'dhjetor',
]

/** Monday first. */
export const ALBANIAN_WEEKDAYS = [
  'e hënë',
  'e martë',
  'e mërkurë',
  'e enjte',
  'e premte',
  'e shtunë',
  'e diel',
]
