import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'

/** Price of an hour in a project, net. */
export interface HourlyRate {
  /** Major units. */
  amount: Decimal
  currency: string
  /** Whether the project has a rate of its own, or the client's applies. */
  of: 'project' | 'client'
}

/** The columns of a row that `RATE_COLUMNS` selects. */
export interface RateRow {
  project_rate: StoredInteger | null
  project_currency: string
  client_rate: StoredInteger | null
  client_currency: string | null
}

/** Needs `projects` and `clients` joined. */
export const RATE_COLUMNS = [
  'projects.hourly_rate as project_rate',
  'projects.currency as project_currency',
  'clients.hourly_rate as client_rate',
  'clients.currency as client_currency',
] as const

/** The rate of the project, else that of its client. A project's own rate applies in whatever currency it is. */
export function hourlyRateOf(row: RateRow, companyCurrency: string): HourlyRate | null {
  const { project_rate, project_currency, client_rate, client_currency } = row
  if (project_rate !== null) {
    return { amount: decimalFromRow(project_rate), currency: project_currency, of: 'project' }
  }
  if (client_rate === null) return null
  const currency = client_currency ?? companyCurrency
  return { amount: decimalFromRow(client_rate), currency, of: 'client' }
}
