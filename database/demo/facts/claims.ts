import type { Category } from '#modules/expenses/categories'
import type { Payer } from '#modules/expenses/models/expense_claim'

/** A receipt that somebody of the demo company hands in. */
export interface DemoClaim {
  /** Days before today. */
  daysAgo: number
  who: 'member' | 'employee'
  vendor: string
  category: Category
  /** VAT included, in euros. */
  amount: number
  note: string
  paidBy: Payer
  /** Waits without one. */
  outcome?: { status: 'approved' } | { status: 'returned' | 'rejected'; reason: string }
}

export const CLAIMS: readonly DemoClaim[] = [
  {
    daysAgo: 48,
    who: 'employee',
    vendor: 'Fotohandel Brandt',
    category: 'officeSupplies',
    amount: 39.9,
    note: 'Speicherkarte',
    paidBy: 'person',
    outcome: { status: 'approved' },
  },
  {
    daysAgo: 20,
    who: 'member',
    vendor: 'Taxi Kiel',
    category: 'travel',
    amount: 23.4,
    note: 'Bahnhof – Werft',
    paidBy: 'company',
    outcome: { status: 'approved' },
  },
  {
    daysAgo: 13,
    who: 'employee',
    vendor: 'Kaffeerösterei Speicherstadt',
    category: 'other',
    amount: 18.5,
    note: 'Kaffee für zu Hause',
    paidBy: 'person',
    outcome: { status: 'rejected', reason: 'Das ist privat.' },
  },
  {
    daysAgo: 6,
    who: 'employee',
    vendor: 'Deutsche Bahn',
    category: 'travel',
    amount: 54.8,
    note: 'Fotoaufnahmen in Lübeck',
    paidBy: 'person',
    outcome: { status: 'returned', reason: 'Bitte auch die Rückfahrt einreichen.' },
  },
  {
    daysAgo: 3,
    who: 'member',
    vendor: 'Papierkontor Nord',
    category: 'officeSupplies',
    amount: 27.95,
    note: 'Versandkartons',
    paidBy: 'company',
  },
  {
    daysAgo: 2,
    who: 'employee',
    vendor: 'Parkhaus Hafencity',
    category: 'travel',
    amount: 14,
    note: 'Termin bei der Reederei',
    paidBy: 'person',
  },
]

/** A journey with the person's own car. */
export interface DemoTrip {
  /** Days before today on which it begins. */
  daysAgo: number
  nights: number
  who: 'owner' | 'member' | 'employee'
  isApproved: boolean
  startTime: string
  endTime: string
  route: string
  purpose: string
  km: number
  hasMeals: boolean
}

export const TRIPS: readonly DemoTrip[] = [
  {
    daysAgo: 62,
    nights: 2,
    who: 'owner',
    isApproved: true,
    startTime: '06:30',
    endTime: '19:00',
    km: 578,
    hasMeals: true,
    route: 'Hamburg – Berlin – Hamburg',
    purpose: 'Messe',
  },
  {
    daysAgo: 34,
    nights: 0,
    who: 'employee',
    isApproved: true,
    startTime: '07:15',
    endTime: '18:30',
    km: 134,
    hasMeals: true,
    route: 'Hamburg – Lübeck – Hamburg',
    purpose: 'Fotoaufnahmen',
  },
  {
    daysAgo: 4,
    nights: 1,
    who: 'member',
    isApproved: false,
    startTime: '08:00',
    endTime: '16:00',
    km: 194,
    hasMeals: true,
    route: 'Hamburg – Kiel – Hamburg',
    purpose: 'Abnahme bei der Reederei',
  },
]
