import { isDeepStrictEqual } from 'node:util'
import type { RecordChange, RowValues } from './import_kind.js'

/** Values of some fields of a record before and after a change. */
export function changedFields(
  change: RowValues,
  before: RowValues,
  after: RowValues
): RecordChange {
  const names = Object.keys(change).filter((name) => name in before)
  const pick = (record: RowValues) => Object.fromEntries(names.map((name) => [name, record[name]]))
  return { before: pick(before), after: pick(after) }
}

/** Whether a record is still as the import left it. */
export const isUntouched = (record: RowValues, { after }: RecordChange) =>
  Object.entries(after).every(([name, value]) => isDeepStrictEqual(plain(record[name]), value))

/** Its form after a round trip through JSON. */
const plain = (value: unknown) =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))
