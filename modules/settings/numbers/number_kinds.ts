export interface NumberRangeDesign {
  /** Text with the placeholders `{YYYY}`, `{YY}`, `{MM}` and one run such as `{####}`. */
  pattern: string
  /** Whether the count starts at 1 again each year. */
  resetsYearly: boolean
}

/** Every kind of record that gets a number, and how its numbers look until the company decides otherwise. */
export const NUMBER_KINDS = {
  invoice: { pattern: 'RE-{YYYY}-{####}', resetsYearly: true },
  cancellation: { pattern: 'ST-{YYYY}-{####}', resetsYearly: true },
  // "Rechnungskorrektur": a "Gutschrift" is by law an invoice that the buyer writes (§ 14 (2) UStG).
  creditNote: { pattern: 'RK-{YYYY}-{####}', resetsYearly: true },
  reminder: { pattern: 'MA-{YYYY}-{####}', resetsYearly: true },
  deliveryNote: { pattern: 'LS-{YYYY}-{####}', resetsYearly: true },
  estimate: { pattern: 'AN-{YYYY}-{####}', resetsYearly: true },
  proposal: { pattern: 'PR-{YYYY}-{####}', resetsYearly: true },
  expense: { pattern: 'EB-{YYYY}-{####}', resetsYearly: true },
  client: { pattern: 'K-{####}', resetsYearly: false },
  project: { pattern: 'P-{####}', resetsYearly: false },
  item: { pattern: 'A-{####}', resetsYearly: false },
} as const satisfies Record<string, NumberRangeDesign>

export type NumberKind = keyof typeof NUMBER_KINDS

export const ALL_NUMBER_KINDS = Object.keys(NUMBER_KINDS) as NumberKind[]
