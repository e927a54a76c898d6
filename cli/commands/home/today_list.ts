import type { HomeList } from '../../components/home/home_data.js'
import type { Context } from '../../lib/context.js'
import { spanText } from '../../lib/entries/entry_columns.js'
import { entriesOf, type ListedEntry } from '../../lib/entries/own_entries.js'
import { waitingIn } from '../../lib/offline/entries_here.js'
import { placeHere } from '../../lib/offline/here.js'
import { hours } from '../../lib/output/format.js'
import { type Column, prepareTable } from '../../lib/output/table.js'
import type { HereWithCaller } from '../../lib/server/here.js'
import { today } from '../../lib/times/zoned.js'

/** The entries of today, with those that wait to be sent. */
export async function readToday(context: Context, here: HereWithCaller) {
  const day = today(here)
  const sent = await entriesOf(context, here, { from: day, to: day })
  return todayList(context, [...sent, ...waitingToday(context, here)], here.timeZone)
}

/** Those of today that wait; all that is known without a connection. */
export function rememberedToday(context: Context) {
  const here = placeHere(context)
  return todayList(context, waitingToday(context, here), here.timeZone)
}

function waitingToday(context: Context, here: HereWithCaller) {
  const day = today(here)
  return context.journal() ? waitingIn(context, here, { from: day, to: day }) : []
}

/** The table of entries, the newest first. The clock above counts what runs. */
export async function todayList(
  { t, terminal }: Pick<Context, 't' | 'terminal'>,
  entries: ListedEntry[],
  timeZone: string
): Promise<HomeList> {
  const rows = entries.toSorted((one, other) => other.startTime.localeCompare(one.startTime))
  const columns: Column<ListedEntry>[] = [
    {
      header: t('entries.time'),
      text: (entry) => spanText(entry, timeZone),
      tone: ({ endTime }) => (endTime ? 'plain' : 'accent'),
    },
    {
      header: t('entries.duration'),
      text: ({ endTime, seconds }) => (endTime ? hours(seconds) || '0:00' : ''),
      align: 'right',
    },
    { header: t('tasks.title'), text: ({ task }) => task.title, shrinksTo: 16 },
    {
      header: t('entries.note'),
      text: ({ waits, note }) => (waits ? t('home.offline') : note),
      tone: ({ waits }) => (waits ? 'amber' : 'dim'),
      shrinksTo: 7,
      leaves: 1,
    },
  ]
  return {
    layOut: await prepareTable(columns, rows, terminal),
    rows: rows.map(({ _id, task }) => ({
      id: _id,
      name: terminal.show(task.title),
      search: task.title,
    })),
  }
}
