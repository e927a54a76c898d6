import type { Day, Instant } from '#core/clock'
import { headerDay, textField } from './fields.js'

export interface Batch {
  consultantNumber: number
  clientNumber: number
  /** `03` or `04` */
  chart: string
  accountLength: number
  /** First day of the fiscal year. */
  yearFrom: Day
  from: Day
  to: Day
  createdAt: Instant
  /** Number of the file among those of the fiscal year, from 1. */
  part: number
}

/**
 * The first line of a booking batch: 31 fields, header version 700, category 21, format version 13. Nothing is locked
 * (`Festschreibung` 0), so that the adviser can look through the bookings first.
 * Source: developer.datev.de, DATEV-Format, Header.
 */
export function headerLine(batch: Batch): string {
  const label = `Kontor ${batch.from.slice(0, 7)} ${batch.to.slice(0, 7)} ${batch.part}`
  const created = new Date(batch.createdAt).toISOString().replace(/\D/g, '')
  return [
    '"EXTF"',
    '700',
    '21',
    '"Buchungsstapel"',
    '13',
    created,
    '',
    '"RE"',
    '"Kontor"',
    '""',
    String(batch.consultantNumber),
    String(batch.clientNumber),
    headerDay(batch.yearFrom),
    String(batch.accountLength),
    headerDay(batch.from),
    headerDay(batch.to),
    textField(label, 30),
    '""',
    '1',
    '0',
    '0',
    '"EUR"',
    '',
    '""',
    '',
    '',
    textField(batch.chart, 2),
    '',
    '',
    '""',
    '""',
  ].join(';')
}
