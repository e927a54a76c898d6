import type { ReadingRules } from '#modules/imports/fields/field'
import type { ImportKind, RowValues } from '#modules/imports/kinds/import_kind'
import type { Cell } from '#modules/imports/read/cell'

/** The values of a row by the names of their target fields. Empty cells are left out. */
export function rowValues(
  kind: ImportKind,
  cells: Cell[],
  { mapping, rules }: { mapping: (string | null)[]; rules: ReadingRules }
): RowValues {
  const values: RowValues = {}
  for (const [column, name] of mapping.entries()) {
    const cell = cells[column]
    if (name === null || cell === undefined || cell === '') continue
    const value = kind.known.get(name)?.read(cell, rules)
    if (name.includes('.')) setPath(values, name.split('.'), value)
    else values[name] = value
  }
  compact(values)
  return kind.prepare(values, rules)
}

type Parts = Record<string, unknown>

/** `contacts.0.email`: numbers are places in lists. */
function setPath(values: Parts, path: string[], value: unknown) {
  let at = values
  for (const [index, part] of path.slice(0, -1).entries()) {
    at[part] ??= /^\d+$/.test(path[index + 1]) ? [] : {}
    at = at[part] as Parts
  }
  at[path[path.length - 1]] = value
}

/** Lists without the places that the row left empty. */
function compact(values: RowValues) {
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) values[name] = value.filter((part) => part !== undefined)
  }
}
