import type { CompanyScope } from '#core/http/caller'
import type {
  CheckContext,
  Fault,
  ImportKind,
  RowValues,
  SurveyedRow,
} from '#modules/imports/kinds/import_kind'
import { keyFault } from '#modules/imports/kinds/key_fault'
import { kindOf } from '#modules/imports/kinds/kinds'
import { keepPlan, type PlannedRow, type RowFault, readBlock } from '#modules/imports/models/block'
import { type Import, NOTHING_PLANNED } from '#modules/imports/models/import'
import type { TableRow } from '#modules/imports/read/cell'
import { faultsOf } from './row_faults.js'
import { rowValues } from './row_values.js'
import type { Portion } from './work_on_imports.js'

/** Facts about the rows of a file while it is checked: the keys of new records, which find duplicates. */
export class FileKeys {
  readonly #rows = new Map<string, number>()
  readonly #repeated = new Map<string, number[]>()
  /** Of the kind itself. */
  readonly memory = new Map<string, unknown>()

  /** @returns the other row that has the key already */
  add(key: string, row: number): number | undefined {
    const first = this.#rows.get(key)
    if (first === undefined) this.#rows.set(key, row)
    return first === row ? undefined : first
  }

  /** The key of the nth row that has it. */
  repeated(key: string, row: number): string {
    const rows = this.#repeated.get(key) ?? []
    if (!rows.includes(row)) rows.push(row)
    this.#repeated.set(key, rows)
    return `${key} ${rows.indexOf(row) + 1}`
  }
}

/** Plans each row of a block, and writes nothing else. Only inside inTx. */
export async function checkBlock(portion: Portion) {
  const { record } = portion
  const { id, rows } = await readBlock(record, portion.position)
  const { plan, faults, survey } = await planRows(portion, rows)
  await keepPlan(record, id, plan, faults)
  const planned = { ...(record.planned ?? NOTHING_PLANNED) }
  for (const row of plan) planned[row.do] += 1
  record.planned = survey ? { ...planned, times: survey } : planned
}

async function planRows({ company, record, keys }: Portion, rows: TableRow[]) {
  const kind = kindOf(record.kind)
  const values = rows.map(({ cells }) => rowValues(kind, cells, record))
  const { language, userId } = record
  const prepared = await kind.prepareCheck?.(company, values, { userId, language })
  const context: CheckContext = { company, language, prepared, memory: keys.memory }
  const rowKeys = values.map((row, index) => {
    const key = kind.keyOf(row, prepared)
    return kind.isRepeatable && key ? keys.repeated(key, rows[index].number) : key
  })
  const existing = await kind.findExisting(company, values, rowKeys)
  const wishes = existing.map((id) => wishFor(record, id))
  const taken = await takenKeys(kind, { company, wishes, keys: rowKeys })
  const plan: PlannedRow[] = []
  const faults: RowFault[] = []
  const surveyed: SurveyedRow[] = []
  for (const [index, row] of rows.entries()) {
    const wish = wishes[index]
    const isNew = wish.do === 'create'
    const found = await checkRow(kind, wish, values[index], { ...context, row: row.number })
    const key = isNew ? rowKeys[index] : undefined
    if (found.length === 0 && key !== undefined) {
      const twice = keys.add(key, row.number)
      if (taken.has(key)) found.push(keyFault(kind, language, { why: 'taken' }))
      else if (twice !== undefined) {
        found.push(keyFault(kind, language, { why: 'twice', row: twice }))
      }
    }
    surveyed.push({ values: values[index], isNew, faults: found })
    faults.push(...faultsOf(record, row, found))
    if (found.length > 0) plan.push({ do: 'fault' })
    else plan.push(kind.isRepeatable && isNew ? { do: 'create', key } : wish)
  }
  return { plan, faults, survey: kind.survey?.(record.planned?.times, surveyed, context) }
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
    company,
    wishes,
    keys,
  }: { company: CompanyScope; wishes: PlannedRow[]; keys: (string | undefined)[] }
) {
  const wanted = keys.flatMap((key, index) => (wishes[index].do === 'create' ? (key ?? []) : []))
  return wanted.length === 0 ? new Set<string>() : kind.takenKeys(company, wanted)
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
