import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { boundInteger } from '#core/money/columns'
import { outboundFetch } from '#core/outbound/outbound_fetch'
import env from '#core/start/env'
import { BrokenRates, type ReferenceRate, readReferenceRates } from './read_reference_rates.js'

const MINUTE_MS = 60_000
/** Rates come once a working day, at about four o'clock. */
const PAUSE_MS = 180 * MINUTE_MS
const PAUSE_AFTER_FAILURE_MS = 30 * MINUTE_MS

/** The file of ninety days has about 200 KB. */
const LIMITS = { waitMs: 10_000, idleMs: 10_000, totalMs: 30_000, mostBytes: 2_000_000 }

const DUE = "select next_at from reference_rate_fetches where id = 'ecb' and next_at <= ?"
const CLAIM = "update reference_rate_fetches set next_at = ? where id = 'ecb' and next_at <= ?"
const POSTPONE = "update reference_rate_fetches set next_at = ? where id = 'ecb'"

/**
 * Fetches the reference rates of the European Central Bank when the operator has set `ECB_RATES_URL` and they are due; one
 * process does it for all.
 * @returns that nothing more is due
 * @throws OutboundError and BrokenRates; the next attempt is half an hour later
 */
export async function fetchReferenceRates(): Promise<boolean> {
  const address = env.ECB_RATES_URL
  if (!address || !(await claim())) return false
  const response = await outboundFetch(LIMITS)(address)
  if (!response.ok) throw new BrokenRates(`status ${response.status}`)
  const rates = readReferenceRates(await response.text())
  await inTx(async () => {
    await keep(rates)
    await changeRows(POSTPONE, [now() + PAUSE_MS])
  })
  return false
}

/** Whether this process is to fetch them. */
async function claim() {
  if ((await readRows(DUE, [now()])).length === 0) return false
  return inTx(async () => {
    const at = now()
    return (await changeRows(CLAIM, [at + PAUSE_AFTER_FAILURE_MS, at])) === 1
  })
}

const KNOWN = 'select id from reference_rates where rate_on >= ?'

/** A published rate never changes, so only new ones are stored. */
async function keep(rates: readonly ReferenceRate[]) {
  const first = rates.reduce((day, { on }) => (on < day ? on : day), rates[0]?.on ?? '')
  const known = new Set((await readRows<{ id: string }>(KNOWN, [first])).map(({ id }) => id))
  const rows = new Map(
    rates.map(({ currency, on, perEuro }) => [
      `${on} ${currency}`,
      { id: `${on} ${currency}`, currency, rate_on: on, per_euro: boundInteger(perEuro) },
    ])
  )
  await insertRows(
    'reference_rates',
    [...rows.values()].filter(({ id }) => !known.has(id))
  )
}
