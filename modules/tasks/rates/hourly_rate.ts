import type { Instant } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { type DatedRates, readDatedRates } from './dated_rates.js'
import { RATE_LEVELS, type RatedRecords, type RateLevel, targetOf } from './rate_levels.js'

/** Price of an hour, net. */
export interface HourlyRate {
  /** Major units. */
  amount: Decimal
  currency: string
  /** The level that it comes from. */
  of: RateLevel
}

/** Work that began at an instant, with the rates that its project and client have before the first day of the rate table. */
export interface RatedWork extends RatedRecords {
  at: Instant
  own: { [Level in RateLevel]?: Omit<HourlyRate, 'of'> | null }
}

/**
 * The rate of an hour: the only place that decides it. The closest level with a rate when the work began wins, in
 * whatever currency that rate is.
 */
export function hourlyRateOf(work: RatedWork, { byTarget }: DatedRates): HourlyRate | null {
  for (const level of RATE_LEVELS) {
    const dated = byTarget.get(targetOf(level, work) ?? '')
    const rate = dated?.find(({ startsAt }) => startsAt <= work.at) ?? work.own[level]
    if (rate) return { amount: rate.amount, currency: rate.currency, of: level }
  }
  return null
}

/** A row of worked time for `hourlyRateOf`, see `RATE_COLUMNS`. */
export interface RateRow {
  rated_task: string | null
  rated_project: string | null
  rated_client: string | null
  rated_user: string | null
  rated_at: Instant
  project_rate: StoredInteger | null
  project_currency: string | null
  client_rate: StoredInteger | null
  client_currency: string | null
}

/** The columns of one time entry; needs `time_entries`, `tasks`, `projects` and `clients` joined. */
export const RATE_COLUMNS = [
  'tasks.id as rated_task',
  'projects.id as rated_project',
  'projects.client_id as rated_client',
  'time_entries.user_id as rated_user',
  'time_entries.started_at as rated_at',
  'projects.hourly_rate as project_rate',
  'projects.currency as project_currency',
  'clients.hourly_rate as client_rate',
  'clients.currency as client_currency',
] as const

type RatingCompany = Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>

export interface RateFinder {
  rates: DatedRates
  rateOf: (row: RateRow) => HourlyRate | null
}

/** Reads the rates of a company once, for many rows. */
export async function rateFinder(company: RatingCompany): Promise<RateFinder> {
  const rates = await readDatedRates(company)
  const rateOf = (row: RateRow) => hourlyRateOf(workOf(row, company), rates)
  return { rates, rateOf }
}

function workOf(row: RateRow, { currency }: RatingCompany): RatedWork {
  return {
    taskId: row.rated_task,
    projectId: row.rated_project,
    clientId: row.rated_client,
    userId: row.rated_user,
    at: Number(row.rated_at),
    own: {
      project: ownRate(row.project_rate, row.project_currency ?? currency),
      client: ownRate(row.client_rate, row.client_currency ?? currency),
    },
  }
}

const ownRate = (stored: StoredInteger | null, currency: string) =>
  stored === null ? null : { amount: decimalFromRow(stored), currency }
