import type { Context } from '../../lib/context.js'
import { entryColumns } from '../../lib/entries/entry_columns.js'
import { listedEntries } from '../../lib/offline/listed_entries.js'
import { hours } from '../../lib/output/format.js'
import { showTable } from '../../lib/output/show_table.js'
import { readPeriod } from '../../lib/times/read_period.js'

/** `kontor entries [period]`: the caller's time entries, of today without a period. */
export async function entries(context: Context, words: string[]) {
  const { rows, period, here } = await listedEntries(context, (here) =>
    readPeriod(words.join(' ').trim() || 'today', here)
  )
  if (context.isJson) return context.printJson(rows)
  const seconds = rows.reduce((sum, entry) => sum + entry.seconds, 0)
  await showTable(context, {
    columns: entryColumns(context, here.timeZone, { hasDays: period.from !== period.to }),
    rows,
    foot: context.t('entries.total', { time: hours(seconds) || '0:00' }),
    empty: context.t('entries.none'),
  })
}
