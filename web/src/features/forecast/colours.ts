import type { Source } from './forecast'

/** Shades of the accent for what comes in, of grey for what goes out; the darkest is the most certain. */
export const COLOURS: Record<Source, string> = {
  invoices: 'var(--mantine-color-petrol-8)',
  drafts: 'var(--mantine-color-petrol-7)',
  recurring: 'var(--mantine-color-petrol-6)',
  accepted: 'var(--mantine-color-petrol-5)',
  hours: 'var(--mantine-color-petrol-4)',
  offers: 'var(--mantine-color-petrol-3)',
  otherIn: 'var(--mantine-color-petrol-2)',
  expenses: 'var(--mantine-color-gray-8)',
  salaries: 'var(--mantine-color-gray-7)',
  rent: 'var(--mantine-color-gray-6)',
  taxes: 'var(--mantine-color-gray-5)',
  vat: 'var(--mantine-color-gray-4)',
  otherOut: 'var(--mantine-color-gray-3)',
}

/** In the order in which they are stacked. */
export const SOURCES = Object.keys(COLOURS) as Source[]
