import { translate } from '#core/i18n/translate'
import type { ImportKind } from '#modules/imports/kinds/import_kind'
import { keyFault } from '#modules/imports/kinds/key_fault'
import { kindOf } from '#modules/imports/kinds/kinds'
import {
  type Block,
  keepOutcome,
  type RowFault,
  type RowOutcome,
  readBlock,
} from '#modules/imports/models/block'
import { NOTHING_DONE } from '#modules/imports/models/import'
import type { TableRow } from '#modules/imports/read/cell'
import { faultsOf } from './row_faults.js'
import { rowValues } from './row_values.js'
import type { Portion } from './work_on_imports.js'

interface NewRow {
  row: TableRow
  key: string | undefined
  record: unknown
}

/**
 * Executes the plan for the rows of a block; a row that can no longer be imported becomes a fault. Only inside inTx.
 */
export async function runBlock(portion: Portion) {
  const { record } = portion
  const block = await readBlock(record, portion.position)
  const faults = [...block.faults]
  const created = await createRows(portion, block, faults)
  const updated = await updateRows(portion, block, faults)
  await keepOutcome(record, block.id, [...created, ...updated], faults)

  const done = { ...(record.done ?? NOTHING_DONE) }
  done.created += created.length
  done.updated += updated.length
  done.skipped += block.plan.filter((plan) => plan.do === 'skip').length
  done.failed += block.rows.length - created.length - updated.length
  done.failed -= block.plan.filter((plan) => plan.do === 'skip').length
  record.done = done
}

async function createRows(
  { company, record }: Portion,
  { rows, plan }: Block,
  faults: RowFault[]
): Promise<RowOutcome[]> {
  const kind = kindOf(record.kind)
  const { language, userId } = record
  const importer = { userId, language }
  const wanted = rows.flatMap((row, index) => {
    const wish = plan[index]
    return wish?.do === 'create' ? [{ row, key: wish.key }] : []
  })
  const values = wanted.map(({ row }) => rowValues(kind, row.cells, record))
  const prepared = await kind.prepareCheck?.(company, values, importer)
  const news: NewRow[] = []
  for (const [index, { row, key }] of wanted.entries()) {
    const checked = await kind.checkNew(values[index], { company, language, prepared })
    if (checked.faults) faults.push(...faultsOf(record, row, checked.faults))
    else news.push({ row, key: key ?? kind.keyOf(values[index], prepared), record: checked.record })
  }
  const free = await withoutTaken({ company, record }, { kind, news, faults })
  if (free.length === 0) return []
  const created = await kind.create(
    company,
    free.map((one) => one.record),
    { keys: free.map(({ key }) => key), importer, importId: record.id }
  )
  return free.flatMap(({ row }, index) => {
    const id = created[index]
    if (typeof id === 'string') return [{ row: row.number, did: 'created', id } as const]
    faults.push(...faultsOf(record, row, id))
    return []
  })
}

/** A number may have been taken since the check. */
async function withoutTaken(
  { company, record }: Pick<Portion, 'company' | 'record'>,
  { kind, news, faults }: { kind: ImportKind; news: NewRow[]; faults: RowFault[] }
) {
  const keys = news.flatMap(({ key }) => key ?? [])
  const taken = keys.length === 0 ? new Set<string>() : await kind.takenKeys(company, keys)
  const fault = keyFault(kind, record.language, { why: 'taken' })
  return news.filter(({ row, key }) => {
    if (key === undefined || !taken.has(key)) return true
    faults.push(...faultsOf(record, row, [fault]))
    return false
  })
}

async function updateRows(
  { company, record }: Portion,
  { rows, plan }: Block,
  faults: RowFault[]
): Promise<RowOutcome[]> {
  const kind = kindOf(record.kind)
  const wanted = rows.flatMap((row, index) => {
    const wish = plan[index]
    return wish?.do === 'update' ? [{ row, id: wish.id }] : []
  })
  const values = wanted.map(({ row }) => rowValues(kind, row.cells, record))
  const context = {
    company,
    language: record.language,
    prepared: await kind.prepareCheck?.(company, values, {
      userId: record.userId,
      language: record.language,
    }),
  }
  const outcome: RowOutcome[] = []
  for (const [index, { row, id }] of wanted.entries()) {
    const checked = await kind.checkChange(values[index], context)
    if (checked.faults) {
      faults.push(...faultsOf(record, row, checked.faults))
      continue
    }
    const change = await kind.update(company, id, checked.record)
    if (change) outcome.push({ row: row.number, did: 'updated', id, change })
    else faults.push(...faultsOf(record, row, [goneFault(record)]))
  }
  return outcome
}

const goneFault = ({ language }: Portion['record']) => ({
  field: '',
  message: translate(language, 'imports:faults.gone'),
})
