import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { newId } from '#core/ids'
import { Import, type ImportKindName } from '#modules/imports/models/import'
import { inBlocks } from '#modules/imports/read/block'
import type { TableRow } from '#modules/imports/read/cell'
import { openTable, type ReadingWish, type Table } from '#modules/imports/read/table_file'
import { openTimes } from '#modules/imports/times/open_times'
import { proposeReading, shapeOf } from './propose_reading.js'
import { removeBlocks } from './remove_import.js'

const SAMPLES = 5
/** Rows that the numbers and days of a file are judged by. */
const JUDGED = 200

interface Upload {
  path: string
  name: string
  kind: ImportKindName
  wish: ReadingWish
  userId: string
  language: Language
}

/**
 * Stores the rows of a table, block by block, each in a transaction of its own so that other writers get their turn.
 * An aborted upload leaves nothing behind.
 * @throws 422 for a file that is no table, has no rows or is too large
 */
export async function keepUpload(company: CompanyScope, upload: Upload): Promise<Import> {
  const open = upload.kind === 'times' ? openTimes : openTable
  const table = await open(upload.path, upload.wish)
  try {
    const record = await begin(company, upload, table)
    try {
      return await fill(company, record, table, upload)
    } catch (error) {
      await discard(company, record)
      throw error
    }
  } finally {
    await table.close()
  }
}

function begin(company: CompanyScope, upload: Upload, { format, headings }: Table) {
  return inTx(async () => {
    const record = Import.for(company)
    record.merge({
      kind: upload.kind,
      state: 'reading',
      fileName: upload.name,
      format,
      headings,
      samples: [],
      shapeHash: shapeOf(upload.kind, headings),
      mapping: [],
      rules: { decimals: 'comma', days: 'dmy', existing: 'skip' },
      language: upload.language,
      rowCount: 0,
      blockCount: 0,
      nextBlock: 0,
      planned: null,
      done: null,
      worker: null,
      workedUntil: 0,
      userId: upload.userId,
      createdAt: now(),
      finishedAt: null,
    })
    await record.save()
    return record
  })
}

async function fill(
  company: CompanyScope,
  record: Import,
  { rows }: Table,
  { kind, wish: { zone, days } }: Upload
) {
  const judged: TableRow[] = []
  for await (const block of inBlocks(rows)) {
    if (judged.length < JUDGED) judged.push(...block)
    await inTx(() => storeBlock(record, block))
    record.rowCount += block.length
    record.blockCount += 1
  }
  if (record.rowCount === 0) throw new FieldError('file', 'imports.empty')
  const cells = judged.map((row) => row.cells)
  const { mapping, rules } = await proposeReading(company, record, cells)
  record.merge({
    state: 'mapping',
    samples: cells.slice(0, SAMPLES),
    mapping,
    rules: kind === 'times' ? { ...rules, ...(zone && { zone }), ...(days && { days }) } : rules,
  })
  await inTx(() => record.save())
  return record
}

const storeBlock = ({ companyId, id, blockCount }: Import, rows: TableRow[]) =>
  insertRows('import_blocks', [
    {
      company_id: companyId,
      id: newId(),
      import_id: id,
      position: blockCount,
      content: JSON.stringify(rows.map(({ number, cells }) => [number, ...cells])),
      plan: null,
      outcome: null,
      faults: '[]',
      fault_count: 0,
    },
  ])

async function discard(company: CompanyScope, record: Import) {
  await inTx(async () => {
    await removeBlocks(company, record.id)
    await record.delete()
  })
}
