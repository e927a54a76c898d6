import type { Day, Instant } from '#core/clock'
import { headerDay, textField } from './fields.js'

/** The agreement with the adviser that each file begins with. */
export interface Head {
  consultantNumber: number
  clientNumber: number
  /** `03` or `04` */
  chart: string
  accountLength: number
  /** First day of the fiscal year. */
  yearFrom: Day
  createdAt: Instant
}

export interface Batch extends Head {
  from: Day
  to: Day
  /** Number of the file among those of the fiscal year, from 1. */
  part: number
}

/** A kind of file: category, name, and version of the format. */
interface Format {
  category: number
  name: string
  version: number
}

const BATCH: Format = { category: 21, name: 'Buchungsstapel', version: 13 }
const MASTER: Format = { category: 16, name: 'Debitoren/Kreditoren', version: 5 }

/**
 * The first line of a booking batch. Nothing is locked (`Festschreibung` 0), so that the adviser can look through the
 * bookings first.
 */
export function headerLine(batch: Batch): string {
  const label = `Kontor ${batch.from.slice(0, 7)} ${batch.to.slice(0, 7)} ${batch.part}`
  return firstLine(batch, BATCH, [
    headerDay(batch.from),
    headerDay(batch.to),
    textField(label, 30),
    '""',
    '1',
    '0',
    '0',
    '"EUR"',
  ])
}

/** The first line of the master data of debtors and creditors: it has no period and books nothing. */
export const masterHeaderLine = (head: Head) =>
  firstLine(head, MASTER, ['', '', '""', '""', '', '', '', '""'])

/**
 * 31 fields, header version 700. Source: developer.datev.de, DATEV-Format, Header.
 * @param period the eight fields from `Datum von` to `WKZ`
 */
function firstLine(head: Head, { category, name, version }: Format, period: string[]): string {
  return [
    '"EXTF"',
    '700',
    String(category),
    textField(name, 30),
    String(version),
    new Date(head.createdAt).toISOString().replace(/\D/g, ''),
    '',
    '"RE"',
    '"Kontor"',
    '""',
    String(head.consultantNumber),
    String(head.clientNumber),
    headerDay(head.yearFrom),
    String(head.accountLength),
    ...period,
    '',
    '""',
    '',
    '',
    textField(head.chart, 2),
    '',
    '',
    '""',
    '""',
  ].join(';')
}
