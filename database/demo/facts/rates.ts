/**
 * Hourly rates from a day on. Only levels below those projects that are billed by the hour, because a rate of the
 * company or of a person would make the hours of the others billable too.
 */
export const RATES = [
  { level: 'client', monthsAgo: 6, amount: 90 },
  { level: 'project', monthsAgo: 2, amount: 98 },
  { level: 'member', monthsAgo: 5, amount: 105 },
  { level: 'task', task: 'Fotos im Keller', monthsAgo: 1, amount: 120 },
] as const

/** Months before today and euros of an hour: what people cost, with the raise of each. */
export const COSTS = {
  owner: [[18, 58]],
  member: [
    [18, 36],
    [7, 38.5],
  ],
  employee: [
    [18, 29],
    [6, 31.2],
  ],
} as const
