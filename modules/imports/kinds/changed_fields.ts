import { isDeepStrictEqual } from 'node:util'
import type { RecordChange, RowValues } from './import_kind.js'

/** What some fields of a record were and are. */
export function changedFields(
  change: RowValues,
  before: RowValues,
  after: RowValues
): RecordChange {
  const names = Object.keys(change).filter((name) => name in before)
  const pick = (record: RowValues) => Object.fromEntries(names.map((name) => [name, record[name]]))
  return { before: pick(before), after: pick(after) }
}

/** Whether a record still is what the import has made of it. */
export const isUntouched = (record: RowValues, { after }: RecordChange) =>
  Object.entries(after).every(([name, value]) => isDeepStrictEqual(plain(record[name]), value))

/** As it looks after it was kept as JSON. */
const plain = (value: unknown) =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))
