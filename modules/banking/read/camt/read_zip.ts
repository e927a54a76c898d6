import { Readable } from 'node:stream'
import { FieldError } from '#core/errors/app_error'
import { brokenFile, tooManyEntries } from '#modules/banking/read/failures'
import { LARGEST_EXPANDED, MOST_ENTRIES } from '#modules/banking/read/limits'
import type { ParsedStatement } from '#modules/banking/read/parsed'
import { ZipParts } from '#modules/imports/public'
import { readCamt } from './read_camt.js'

/**
 * CAMT files in a ZIP file, one for each day or page, as German banks provide them.
 * @throws 422 `no_statement` without one, `broken_file` for an archive that expands too much, and as readCamt
 */
export async function readZip(path: string): Promise<ParsedStatement[]> {
  const zip = await ZipParts.open(path).catch(inOurWords)
  try {
    const names = [...zip.entries.keys()].filter((name) => /\.xml$/i.test(name)).sort()
    if (names.length === 0) throw new FieldError('file', 'banking.no_statement')
    const statements: ParsedStatement[] = []
    const limit = { left: LARGEST_EXPANDED }
    for (const [part, name] of names.entries()) {
      const read = await readCamt(
        Readable.from(counted(await zip.read(name).catch(inOurWords), limit))
      )
      statements.push(...read.map((statement) => ({ ...statement, part })))
      const count = statements.reduce((sum, { entries }) => sum + entries.length, 0)
      if (count > MOST_ENTRIES) throw tooManyEntries()
    }
    return statements
  } finally {
    zip.close()
  }
}

/** All parts together have one limit: many small ones are as dear as a large one. */
async function* counted(source: Readable, limit: { left: number }) {
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      limit.left -= chunk.length
      if (limit.left < 0) throw brokenFile()
      yield chunk
    }
  } catch (error) {
    inOurWords(error)
  }
}

/** The reader of ZIP files has failures about workbooks. */
function inOurWords(error: unknown): never {
  throw error instanceof FieldError ? brokenFile() : error
}
