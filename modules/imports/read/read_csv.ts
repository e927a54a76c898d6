import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { FieldError } from '#core/errors/app_error'
import type { TableRow } from './cell.js'
import { DELIMITERS, type Delimiter } from './delimiter.js'
import { decoded, type Encoding } from './encoding.js'
import { LONGEST_ROW } from './limits.js'

/** A formula disarmed for spreadsheet programs by an apostrophe, as in our own exports. */
const HARMLESS_FORMULA = /^'(?='*\s*[=+\-@＝＋－＠\t\r\n])/

/** The rows of a CSV file, one after the other. @throws 422 `broken_quotes`, `cell_too_long` */
export const readCsv = (
  path: string,
  { encoding, delimiter }: { encoding: Encoding; delimiter: Delimiter }
) => parsedCsv(decoded(path, encoding), DELIMITERS[delimiter])

/** The rows of a CSV text that arrives in pieces. @throws 422 `broken_quotes`, `cell_too_long` */
export async function* parsedCsv(
  pieces: AsyncIterable<string>,
  delimiter: string
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    // Names such as Haus "Süd" stand in many files as they are.
    relax_quotes: true,
    // Bytes; a character takes up to four.
    max_record_size: LONGEST_ROW * 4,
  })
  const source = Readable.from(pieces)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let number = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1
      yield { number, cells: cells.map(plain) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const code = error.code === 'CSV_MAX_RECORD_SIZE' ? 'cell_too_long' : 'broken_quotes'
    throw new FieldError('file', `imports.${code}`, { values: { row: number + 1 } })
  } finally {
    source.destroy()
  }
}

const plain = (cell: string) =>
  (cell.startsWith("'") ? cell.replace(HARMLESS_FORMULA, '') : cell).trim()
