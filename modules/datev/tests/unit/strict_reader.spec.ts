import { test } from '@japa/runner'
import { minor } from '#core/money/minor'
import { type Booking, PLAIN } from '#modules/datev/bookings/booking'
import { type Batch, headerLine } from '#modules/datev/extf/header'
import { headingLine, rowLine } from '#modules/datev/extf/row'
import { windows1252 } from '#modules/datev/extf/windows_1252'
import { BATCH_RULES, BatchFault, type BatchRule } from '#modules/datev/tests/reader/batch_fault'
import { readBatch } from '#modules/datev/tests/reader/read_batch'

const NAME = 'EXTF_Buchungsstapel_1.csv'
const BATCH: Batch = {
  consultantNumber: 29_098,
  clientNumber: 55_003,
  chart: '03',
  accountLength: 4,
  yearFrom: '2026-01-01',
  from: '2026-01-01',
  to: '2026-03-31',
  createdAt: Date.UTC(2026, 3, 2),
  part: 1,
}
const BOOKING: Booking = {
  ...PLAIN,
  area: 'sale',
  amount: minor(11_900n),
  account: '10000',
  contra: '8400',
  on: '2026-02-28',
  reference: 'RE 2026.0001',
  text: 'Bäckerei „Korn“ "Nord"',
  receiptId: '0197c1f0-0000-7000-8000-000000000001',
  suppliedOn: '2026-01-31',
}

const GOOD = [headerLine(BATCH), headingLine, rowLine(BOOKING)]
const bytesOf = (lines: string[], end = '\r\n') =>
  windows1252(lines.map((line) => line + end).join(''))

/** The file with one line changed. */
const changed = (line: number, change: (text: string) => string) =>
  bytesOf(GOOD.map((text, at) => (at === line ? change(text) : text)))

/** The file with one field of the booking replaced. @param position from 1 */
const withField = (position: number, value: string, line = 2) =>
  changed(line, (text) =>
    text
      .split(';')
      .with(position - 1, value)
      .join(';')
  )

/** For each rule a file that breaks this one. */
const BROKEN: Record<BatchRule, Uint8Array | { name: string }> = {
  file_name: { name: 'Buchungen.csv' },
  charset: Buffer.from(GOOD.map((line) => `${line}\r\n`).join('')),
  control_character: changed(2, (text) => text.replace('Korn', 'Ko\trn')),
  line_end: bytesOf(GOOD, '\n'),
  quotes: changed(2, (text) => text.replace('""Nord""', '"Nord"')),
  header_fields: changed(0, (text) => `${text};`),
  header_field: withField(11, '999', 0),
  headings: changed(1, (text) => text.replace('Belegfeld 1', 'Belegfeld')),
  too_many_rows: bytesOf([...GOOD.slice(0, 2), ...Array(100_000).fill(GOOD[2])]),
  row_fields: changed(2, (text) => `${text};`),
  required: withField(7, ''),
  field: withField(1, '119.00'),
  zero_amount: withField(1, '0,00'),
  account_length: withField(8, '84000000'),
  same_account: withField(8, '10000'),
  key_on_automatic_account: withField(9, '"0003"'),
  day: withField(10, '3002'),
  day_outside: withField(10, '0104'),
  two_fiscal_years: withField(16, '20270101', 0),
  half_pair: withField(48, '"Notiz"'),
  base_amount: withField(5, '119,00'),
  tax_period: withField(116, ''),
  receipt_link: withField(20, '"BEDI 0197c1f0"'),
}

test.group('The strict reader of DATEV booking batches', () => {
  test('row 140: understands a file of Kontor, with umlauts and quotation marks', ({ assert }) => {
    const { header, rows } = readBatch(NAME, bytesOf(GOOD))
    assert.equal(header.Beraternummer, '29098')
    assert.containsSubset(rows, [
      {
        amount: 11_900,
        side: 'S',
        account: '10000',
        contra: '8400',
        day: '2026-02-28',
        reference: 'RE-2026-0001',
        text: 'Bäckerei „Korn“ "Nord"',
        suppliedOn: '31012026',
        receiptId: BOOKING.receiptId,
      },
    ])
  })

  for (const rule of BATCH_RULES) {
    test(`row 140: refuses a file that breaks the rule "${rule}"`, ({ assert }) => {
      const broken = BROKEN[rule]
      const [name, bytes] = 'name' in broken ? [broken.name, bytesOf(GOOD)] : [NAME, broken]
      try {
        readBatch(name as string, bytes as Uint8Array)
        assert.fail('The file was accepted.')
      } catch (error) {
        assert.instanceOf(error, BatchFault)
        assert.equal((error as BatchFault).rule, rule)
      }
    })
  }
})

test.group('Fields of DATEV files', () => {
  test('row 140: letters that the character set lacks lose their mark, others become question marks', ({
    assert,
  }) => {
    const text = 'Łódź Çelik Žižka €5 – 中\tx'
    const { rows } = readBatch(NAME, bytesOf([...GOOD.slice(0, 2), rowLine({ ...BOOKING, text })]))
    assert.deepEqual(
      rows.map((row) => row.text),
      ['Lódz Çelik Žižka €5 – ? x']
    )
  })
})
