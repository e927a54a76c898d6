import type { Context } from '../../lib/context.js'
import { gapsBetween } from '../../lib/entries/gaps.js'
import { listedEntries } from '../../lib/offline/listed_entries.js'
import { hours } from '../../lib/output/format.js'
import { showTable } from '../../lib/output/show_table.js'
import { readDuration } from '../../lib/times/duration.js'
import { readDay } from '../../lib/times/read_day.js'
import { localText, timeText } from '../../lib/times/zoned.js'

const SHORTEST = '5m'

/** `kontor gaps [day]`: the times between the entries of a day, with the command that fills each. */
export async function gaps(context: Context, words: string[], { min }: { min?: string }) {
  const shortest = readDuration(min ?? SHORTEST) * 1000
  const listed = await listedEntries(context, (here) => {
    const day = readDay(words.join(' ').trim() || 'today', here)
    return { from: day, to: day }
  })
  const { here } = listed
  // A duration that waits has no place yet.
  const placed = listed.rows.filter(({ waits, byDuration }) => !(waits && byDuration))
  const spans = placed.map((entry) => ({
    from: Date.parse(entry.startTime),
    to: entry.endTime ? Date.parse(entry.endTime) : here.now,
  }))
  const rows = gapsBetween(spans, shortest)
  const { t, isJson, printJson } = context
  const iso = (at: number) => new Date(at).toISOString()
  if (isJson) {
    return printJson(
      rows.map(({ from, to }) => ({ from: iso(from), to: iso(to), seconds: (to - from) / 1000 }))
    )
  }
  const text = (at: number) => timeText(at, here.timeZone)
  await showTable(context, {
    columns: [
      { header: t('entries.time'), text: ({ from, to }) => `${text(from)}–${text(to)}` },
      {
        header: t('entries.duration'),
        text: ({ from, to }) => hours((to - from) / 1000),
        align: 'right',
      },
      {
        header: t('entries.fill'),
        text: ({ from, to }) =>
          `kontor log ${text(from)}-${text(to)} ${localText(from, here.timeZone).slice(0, 10)} <${t('help.task')}>`,
        tone: () => 'dim',
        shrinksTo: 30,
        leaves: 1,
      },
    ],
    rows,
    empty: t('entries.no_gaps'),
  })
}
