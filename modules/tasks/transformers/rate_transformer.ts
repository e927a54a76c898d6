import type { Day } from '#core/clock'
import { decimalFromRow } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import type { RateTableRow } from '#modules/tasks/queries/rates'

/**
 * The rates of a list, for the desk alone. `amount` is net per hour in major units of `currency`.
 * @param all the rates among which the current ones are found
 */
export function transformRates(
  rows: readonly RateTableRow[],
  all: readonly RateTableRow[],
  { today, currency }: { today: Day; currency: string }
) {
  const current = currentRates(all, today)
  return rows.map((row) => ({
    /** null for the rate of a project or client itself, which is changed there. */
    _id: row.id,
    key: `${row.target}:${row.starts_on ?? ''}`,
    level: row.level,
    task: record(row.task_id, row.task_title),
    project: record(row.project_id, row.project_name),
    client: record(row.client_id, row.client_name),
    person: record(row.user_id, row.user_name),
    /** null for one that applies before the first day. */
    from: row.starts_on,
    amount: decimalNumber(decimalFromRow(row.amount)),
    currency: row.currency ?? currency,
    /** The one of its level and record that applies today. */
    isCurrent: current.has(row),
    version: row.version === null ? null : Number(row.version),
  }))
}

const record = (id: string | null, name: string | null) =>
  id === null ? null : { _id: id, name: name ?? '' }

function currentRates(all: readonly RateTableRow[], today: Day): Set<RateTableRow> {
  const latest = new Map<string, RateTableRow>()
  for (const row of all) {
    const known = latest.get(row.target)
    const day = row.starts_on ?? ''
    if (day <= today && (!known || (known.starts_on ?? '') <= day)) latest.set(row.target, row)
  }
  return new Set(latest.values())
}
