import type { Instant } from '#core/clock'
import type { ZipEntry } from '#core/files/zip'
import { allBookings } from '#modules/datev/bookings/all_bookings'
import type { Book, Period } from '#modules/datev/bookings/book'
import type { Booking } from '#modules/datev/bookings/booking'
import { type FiscalPart, fiscalParts } from '#modules/datev/bookings/fiscal_years'
import { type Batch, headerLine } from '#modules/datev/extf/header'
import { headingLine, rowLine } from '#modules/datev/extf/row'
import { textOf, windows1252 } from '#modules/datev/extf/windows_1252'
import { SharedIterator } from './shared_iterator.js'

/** DATEV imports no more lines of bookings from one file. */
const MOST_ROWS = 99_999

/** Rows that are encoded at once. */
const BLOCK = 200

type Numbers = { consultantNumber: number; clientNumber: number }

/**
 * The booking batches of a period: one file for each fiscal year, and another one after 99,999 lines.
 * @param seen is called with every booking that is written
 */
export async function* batchFiles(
  book: Book,
  period: Period,
  { numbers, at, seen }: { numbers: Numbers; at: Instant; seen: (booking: Booking) => void }
): AsyncGenerator<ZipEntry> {
  for (const part of fiscalParts(period, book.settings.fiscalMonth)) {
    const bookings = new SharedIterator(allBookings(book, part))
    for (let file = 1; !(await bookings.isEmpty()); file += 1) {
      const batch = batchOf(book, part, { ...numbers, createdAt: at, part: file })
      yield {
        name: `EXTF_Buchungsstapel_${part.from}_${part.to}_${file}.csv`,
        content: bytesOf(batch, bookings, seen),
        at: new Date(at),
        isDeflated: true,
      }
    }
  }
}

type Rest = Numbers & Pick<Batch, 'createdAt' | 'part'>

function batchOf({ settings }: Book, { yearFrom, from, to }: FiscalPart, rest: Rest): Batch {
  const { chart, accountLength } = settings
  return { ...rest, chart, accountLength, yearFrom, from, to }
}

async function* bytesOf(
  batch: Batch,
  bookings: SharedIterator<Booking>,
  seen: (booking: Booking) => void
): AsyncGenerator<Buffer> {
  let lines = [headerLine(batch), headingLine]
  let rows = 0
  for await (const booking of bookings.take(() => rows < MOST_ROWS)) {
    rows += 1
    seen(booking)
    lines.push(rowLine(booking))
    if (lines.length >= BLOCK) {
      yield windows1252(textOf(lines))
      lines = []
    }
  }
  if (lines.length > 0) yield windows1252(textOf(lines))
}
