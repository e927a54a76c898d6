import { FieldError } from '#core/errors/app_error'
import type { TableRow } from '#modules/imports/read/cell'
import { checkedRows } from '#modules/imports/read/checked_rows'
import { detectEncoding } from '#modules/imports/read/encoding'
import {
  beginningOf,
  isZip,
  openTable,
  type ReadingWish,
  type Table,
} from '#modules/imports/read/table_file'
import { ZipParts } from '#modules/imports/read/zip_parts'
import { openJsonLog } from './json_log.js'
import { LOG_COLUMNS } from './row_of.js'
import { readSolidtime, SOLIDTIME_ENTRIES } from './solidtime_export.js'
import { readTimewarrior } from './timewarrior.js'
import { type Tracker, trackerOf } from './trackers.js'

/**
 * Opens recorded time of another program by its content: the logs of timewarrior and Watson, an export of solidtime, or
 * any table.
 * @throws 422 as openTable, `no_times`, `other_tracker` when the file is of another program than the wished one
 */
export async function openTimes(path: string, wish: ReadingWish): Promise<Table> {
  const table = await open(path, wish)
  const { format } = table
  if (!wish.tracker || format.tracker === wish.tracker) return table
  if (format.type !== 'log' && !format.tracker && !LOGS.has(wish.tracker)) {
    return { ...table, format: { ...format, tracker: wish.tracker } }
  }
  await table.close()
  throw new FieldError('file', 'imports.other_tracker')
}

/** Programs whose files are no tables. */
const LOGS = new Set<Tracker>(['timewarrior', 'watson'])

async function open(path: string, wish: ReadingWish): Promise<Table> {
  const head = await beginningOf(path)
  if (isZip(head)) return openZip(path, wish)
  const sign = head
    .toString('latin1')
    .replace(/[\0ÿþï»¿]/g, '')
    .trimStart()
  if (/^[[{]/.test(sign)) {
    const log = await openJsonLog(path, wish.encoding ?? (await detectEncoding(path, head)))
    return logOf(log.tracker, log.rows())
  }
  if (/^inc[ \r\n]/.test(sign)) {
    const encoding = wish.encoding ?? (await detectEncoding(path, head))
    return logOf('timewarrior', readTimewarrior(path, encoding))
  }
  return withTracker(await openTable(path, wish))
}

async function openZip(path: string, wish: ReadingWish): Promise<Table> {
  const parts = await ZipParts.open(path)
  if (parts.has(SOLIDTIME_ENTRIES)) {
    return logOf('solidtime', readSolidtime(parts), async () => parts.close())
  }
  parts.close()
  return withTracker(await openTable(path, wish))
}

function withTracker(table: Table): Table {
  const tracker = trackerOf(table.headings)
  return tracker ? { ...table, format: { ...table.format, tracker } } : table
}

const logOf = (
  tracker: Tracker,
  rows: AsyncIterable<TableRow>,
  close = async (): Promise<void> => undefined
): Table => ({
  format: { type: 'log', tracker },
  headings: LOG_COLUMNS,
  rows: checkedRows(rows),
  close,
})
