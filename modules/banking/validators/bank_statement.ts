import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { BANK_COLUMNS } from '#modules/banking/read/csv/bank_columns'

const MOST_COLUMNS = 200
/** A column that is left out. */
const NONE = '-'

/** The parameters of an upload besides its file, in the query of its address. */
export const statementUploadValidator = vine.create({
  /** The field of each column of a table, separated by commas. */
  columns: vine
    .array(vine.enum([...BANK_COLUMNS, NONE]).transform((name) => (name === NONE ? null : name)))
    .maxLength(MOST_COLUMNS)
    .parse((value) => (typeof value === 'string' ? value.split(',') : value))
    .optional(),
})

export const statementListValidator = vine.create(listQuery(['createdAt']))
