import type { CheckContext, Fault, ImportKind, RowValues } from '#modules/imports/kinds/import_kind'
import { keyFault } from '#modules/imports/kinds/key_fault'
import { kindOf } from '#modules/imports/kinds/kinds'
import { keepPlan, type PlannedRow, type RowFault, readBlock } from '#modules/imports/models/block'
import { type Import, NOTHING_PLANNED } from '#modules/imports/models/import'
import type { TableRow } from '#modules/imports/read/cell'
import { faultsOf } from './row_faults.js'
import { rowValues } from './row_values.js'
import type { Portion } from './work_on_imports.js'

/** The keys of the new records of a file, which finds duplicates. */
export class FileKeys {
  readonly #rows = new Map<string, number>()

  /** @returns the other row that has the key already */
  add(key: string, row: number): number | undefined {
    const first = this.#rows.get(key)
    if (first === undefined) this.#rows.set(key, row)
    return first === row ? undefined : first
  }
}

/** Plans each row of a block, and writes nothing else. Only inside inTx. */
export async function checkBlock(portion: Portion) {
  const { record } = portion
  const { id, rows } = await readBlock(record, portion.position)
  const { plan, faults } = await planRows(portion, rows)
  await keepPlan(record, id, plan, faults)
  const planned = { ...(record.planned ?? NOTHING_PLANNED) }
  for (const row of plan) planned[row.do] += 1
  record.planned = planned
}

async function planRows({ company, record, keys }: Portion, rows: TableRow[]) {
  const kind = kindOf(record.kind)
  const values = rows.map(({ cells }) => rowValues(kind, cells, record))
  const existing = await kind.findExisting(company, values)
  const wishes = existing.map((id) => wishFor(record, id))
  const context = {
    company,
    language: record.language,
    prepared: await kind.prepareCheck?.(company, values),
  }
  const taken = await takenKeys(kind, { context, wishes, values })
  const plan: PlannedRow[] = []
  const faults: RowFault[] = []
  for (const [index, row] of rows.entries()) {
    const wish = wishes[index]
    const found = await checkRow(kind, wish, values[index], context)
    const key = wish.do === 'create' ? kind.keyOf(values[index], context.prepared) : undefined
    if (found.length === 0 && key !== undefined) {
      const twice = keys.add(key, row.number)
      if (taken.has(key)) found.push(keyFault(kind, record.language, { why: 'taken' }))
      else if (twice !== undefined) {
        found.push(keyFault(kind, record.language, { why: 'twice', row: twice }))
      }
    }
    faults.push(...faultsOf(record, row, found))
    plan.push(found.length > 0 ? { do: 'fault' } : wish)
  }
  return { plan, faults }
}

function wishFor({ kind, rules }: Import, id: string | undefined): PlannedRow {
  if (id === undefined) return { do: 'create' }
  if (kindOf(kind).isFinal) return { do: 'skip' }
  if (rules.existing === 'create') return { do: 'create' }
  return rules.existing === 'update' ? { do: 'update', id } : { do: 'skip' }
}

async function takenKeys(
  kind: ImportKind,
  {
    context: { company, prepared },
    wishes,
    values,
  }: { context: CheckContext; wishes: PlannedRow[]; values: RowValues[] }
) {
  const keys = values.flatMap((row, index) =>
    wishes[index].do === 'create' ? (kind.keyOf(row, prepared) ?? []) : []
  )
  return keys.length === 0 ? new Set<string>() : kind.takenKeys(company, keys)
}

async function checkRow(
  kind: ImportKind,
  wish: PlannedRow,
  values: RowValues,
  context: CheckContext
): Promise<Fault[]> {
  if (wish.do === 'skip') return []
  const checked = await (wish.do === 'update'
    ? kind.checkChange(values, context)
    : kind.checkNew(values, context))
  return checked.faults ?? []
}
