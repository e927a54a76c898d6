import type { Source } from './forecast'

/** Shades of the accent for what comes in, of grey for what goes out; the strongest is the most certain. See `.chart`. */
export const COLOURS: Record<Source, string> = {
  invoices: 'var(--in-1)',
  drafts: 'var(--in-2)',
  recurring: 'var(--in-3)',
  accepted: 'var(--in-4)',
  hours: 'var(--in-5)',
  offers: 'var(--in-6)',
  otherIn: 'var(--in-7)',
  expenses: 'var(--out-1)',
  recurringExpenses: 'var(--out-2)',
  salaries: 'var(--out-3)',
  rent: 'var(--out-4)',
  taxes: 'var(--out-5)',
  vat: 'var(--out-6)',
  otherOut: 'var(--out-7)',
}

/** In the order in which they are stacked. */
export const SOURCES = Object.keys(COLOURS) as Source[]
