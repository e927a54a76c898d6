import { instantText } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { labelOf } from '#modules/imports/fields/label'
import { kindOf } from '#modules/imports/kinds/kinds'
import {
  type Checkup,
  type Done,
  type Import,
  type ImportKindName,
  type ImportState,
  NOTHING_DONE,
} from '#modules/imports/models/import'
import { cellText } from '#modules/imports/read/cell'
import { isVerified } from '#modules/imports/times/trackers'

/** A row of `imports`, as lists read it. */
export interface ImportRow {
  id: string
  kind: ImportKindName
  state: ImportState
  file_name: string
  row_count: number
  done: string | null
  created_at: number
  finished_at: number | null
}

export const IMPORT_ROW_COLUMNS = [
  'id',
  'kind',
  'state',
  'file_name',
  'row_count',
  'done',
  'created_at',
  'finished_at',
] as const satisfies (keyof ImportRow)[]

export const transformImportRow = (row: ImportRow) => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  fileName: row.file_name,
  rowCount: Number(row.row_count),
  done: row.done === null ? NOTHING_DONE : (JSON.parse(row.done) as Done),
  createdAt: instantText(row.created_at),
  finishedAt: row.finished_at === null ? null : instantText(row.finished_at),
})

/** One import with all that a person needs to decide on it. @param language of the names of the fields */
export const transformImport = (record: Import, language: Language) => {
  const kind = kindOf(record.kind)
  const offered = new Set(kind.fields.map(({ name }) => name))
  // Files with more contacts than offered keep theirs.
  const more = record.mapping.flatMap((name) =>
    name !== null && !offered.has(name) ? (kind.known.get(name) ?? []) : []
  )
  return {
    _id: record.id,
    kind: record.kind,
    state: record.state,
    fileName: record.fileName,
    format: record.format,
    /** Of recorded time: whether the shape of the files was taken from the program itself. */
    isVerified: !record.format.tracker || isVerified(record.format.tracker),
    columns: record.headings.map((heading, column) => ({
      heading,
      samples: record.samples.map((cells) => cellText(cells[column])),
      field: record.mapping[column] ?? null,
    })),
    fields: [...kind.fields, ...more].map((field) => ({
      name: field.name,
      label: labelOf(field, language),
      isRequired: field.isRequired ?? false,
      orElse: field.orElse ?? [],
    })),
    rules: record.rules,
    /** Records that are there already can be changed. */
    canUpdate: !kind.isFinal,
    rowCount: record.rowCount,
    /** How far the work under way has come, 0 to 1. */
    progress: record.blockCount === 0 ? 0 : Math.min(1, record.nextBlock / record.blockCount),
    planned: record.planned satisfies Checkup | null,
    done: record.done ?? NOTHING_DONE,
    createdAt: instantText(record.createdAt),
    finishedAt: record.finishedAt === null ? null : instantText(record.finishedAt),
  }
}
