/** Absences of the demo: months and days before today, and how many days they last. */
export interface DemoAbsence {
  who: 'member' | 'employee'
  kind: 'holiday' | 'sick' | 'other'
  monthsAgo: number
  /** Calendar days after the first one. */
  days: number
  startsHalf?: boolean
  note?: string
}

export const ABSENCES: DemoAbsence[] = [
  { who: 'member', kind: 'holiday', monthsAgo: 16, days: 13, note: 'Pushimet verore' },
  { who: 'employee', kind: 'holiday', monthsAgo: 15, days: 11 },
  { who: 'employee', kind: 'sick', monthsAgo: 13, days: 2 },
  { who: 'member', kind: 'sick', monthsAgo: 12, days: 1 },
  { who: 'member', kind: 'holiday', monthsAgo: 8, days: 4 },
  {
    who: 'employee',
    kind: 'holiday',
    monthsAgo: 7,
    days: 0,
    startsHalf: true,
    note: 'Moving house',
  },
  { who: 'employee', kind: 'holiday', monthsAgo: 5, days: 13 },
  { who: 'member', kind: 'holiday', monthsAgo: 4, days: 18, note: 'Pushimet verore' },
  { who: 'employee', kind: 'sick', monthsAgo: 2, days: 4 },
  { who: 'member', kind: 'other', monthsAgo: 1, days: 0, note: 'Trajnim' },
]

/** Minutes by weekday, Monday first. */
export const HOURS = {
  member: [150, 150, 150, 150, 120, 0, 0],
  employee: [165, 165, 165, 165, 165, 0, 0],
  /** Of the employee since half a year ago. */
  employeeNow: [180, 180, 165, 180, 165, 0, 0],
}

/** Holiday in a full year, in days. */
export const LEAVE_DAYS = { member: 30, employee: 28 }
