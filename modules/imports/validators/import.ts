import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { timeZoneName } from '#core/validation/codes'
import { line, paragraph } from '#core/validation/text'
import { EXISTING, IMPORT_KINDS } from '#modules/imports/models/import'
import { DELIMITERS, type Delimiter } from '#modules/imports/read/delimiter'
import { ENCODINGS } from '#modules/imports/read/encoding'
import { LAST_ROW, LONGEST_CELL, MOST_COLUMNS } from '#modules/imports/read/limits'
import { TRACKERS } from '#modules/imports/times/trackers'
import { DAY_ORDERS } from '#modules/imports/values/days'
import { DECIMAL_SIGNS } from '#modules/imports/values/numbers'

/** The parameters of an upload besides its file, in the query of its address. */
export const uploadValidator = vine.create({
  kind: vine.enum(IMPORT_KINDS),
  /** As detected when left out. */
  encoding: vine.enum(ENCODINGS).optional(),
  delimiter: vine.enum(Object.keys(DELIMITERS) as Delimiter[]).optional(),
  sheet: vine.string().maxLength(100).optional(),
  /** Of recorded time: the program that the file must be from. */
  tracker: vine.enum(TRACKERS).optional(),
  /** Of recorded time: how its days and clock times are read; else as proposed. */
  zone: timeZoneName().optional(),
  days: vine.enum(DAY_ORDERS).optional(),
})

/** Names of projects that one file may assign. */
const MOST_TARGETS = 500

export const mappingValidator = vine.create({
  /** The field of each column, null for those that are left out. */
  mapping: vine.array(line(60).nullable()).maxLength(MOST_COLUMNS).optional(),
  rules: vine
    .object({
      decimals: vine.enum(DECIMAL_SIGNS).optional(),
      days: vine.enum(DAY_ORDERS).optional(),
      existing: vine.enum(EXISTING).optional(),
      zone: timeZoneName().optional(),
      targets: vine
        .array(vine.object({ name: line(200).minLength(1), projectId: vine.string().uuid() }))
        .maxLength(MOST_TARGETS)
        .optional(),
    })
    .optional(),
})

/** As many as the screen shows faults. */
const MOST_CELLS = 1000

export const cellsValidator = vine.create({
  cells: vine
    .array(
      vine.object({
        /** As the faults count it. */
        row: vine.number().withoutDecimals().range([1, LAST_ROW]),
        /** Position of the column, from 0. */
        column: vine
          .number()
          .withoutDecimals()
          .range([0, MOST_COLUMNS - 1]),
        /** Null empties the cell. */
        value: paragraph(LONGEST_CELL).nullable(),
      })
    )
    .minLength(1)
    .maxLength(MOST_CELLS),
})
export type CellsInput = Infer<typeof cellsValidator>

export const importListValidator = vine.create({
  ...listQuery(['createdAt']),
  kind: vine.enum(IMPORT_KINDS).optional(),
})

export type ImportListInput = Infer<typeof importListValidator>
