import { FieldError } from '#core/errors/app_error'
import type { TableRow } from '#modules/imports/read/cell'
import { decoded, type Encoding } from '#modules/imports/read/encoding'
import { LONGEST_ROW } from '#modules/imports/read/limits'
import { rowOf } from './row_of.js'

/**
 * The format of timewarrior's data files, one month a file: `inc <start> - <end> # <tag> … # "<annotation>"`, instants in
 * UTC, tags with blanks in quotes. Source: `Interval::serialize` and `IntervalFactory::fromSerialization` of
 * GothenburgBitFactory/timewarrior.
 */
const LINE = /^inc(?: (\d{8}T\d{6}Z))?(?: - (\d{8}T\d{6}Z))?(?: # ?(.*))?$/

/** The intervals of data files, which may follow each other in one file. A line of another form becomes a faulty row. */
export async function* readTimewarrior(path: string, encoding: Encoding): AsyncGenerator<TableRow> {
  let number = 0
  for await (const line of lines(path, encoding)) {
    number += 1
    if (line.trim() === '') continue
    const found = LINE.exec(line.trim())
    if (!found) yield rowOf(number, { start: line.slice(0, 200), end: '', tags: [], note: '' })
    else {
      const [, start = '', end = '', words = ''] = found
      yield rowOf(number, { start, end, ...tagsAndNote(words) })
    }
  }
}

/** An interval of `timew export`. Its `id` only counts from the latest one and identifies nothing. */
export interface ExportedInterval {
  start?: unknown
  end?: unknown
  tags?: unknown
  annotation?: unknown
}

export function rowOfExport(number: number, interval: ExportedInterval): TableRow {
  const { start, end, tags, annotation } = interval
  return rowOf(number, {
    start: text(start),
    end: text(end),
    tags: Array.isArray(tags) ? tags.map(text) : [],
    note: text(annotation),
  })
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** `tag "two words" # "an annotation"`, where a bare `#` begins the annotation. */
function tagsAndNote(words: string) {
  const tags: string[] = []
  const note: string[] = []
  let list = tags
  for (const [token] of words.matchAll(/"(?:\\.|[^"\\])*"|\S+/g)) {
    if (token === '#' && list === tags) list = note
    else list.push(token.startsWith('"') ? unquoted(token) : token)
  }
  return { tags, note: note.join(' ') }
}

const unquoted = (token: string) => token.slice(1, -1).replace(/\\(.)/g, '$1')

async function* lines(path: string, encoding: Encoding) {
  let rest = ''
  for await (const piece of decoded(path, encoding)) {
    const parts = (rest + piece).split(/\r?\n/)
    rest = parts.pop() ?? ''
    yield* parts
    if (rest.length > LONGEST_ROW) throw new FieldError('file', 'imports.no_times')
  }
  if (rest) yield rest
}
