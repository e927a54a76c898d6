/** A column of a DATEV file. An empty text is written as `""`, any other empty field as nothing. */
export interface Column {
  name: string
  isText: boolean
}

export const plain = (...names: string[]): Column[] =>
  names.map((name) => ({ name, isText: false }))

export const texts = (...names: string[]): Column[] => names.map((name) => ({ name, isText: true }))

/** The second line of a file. */
export const headingOf = (columns: readonly Column[]) => columns.map(({ name }) => name).join(';')

/** A line of a file. @param filled the fields that are not empty, by their place from 1, as they are written */
export function lineOf(columns: readonly Column[], filled: ReadonlyMap<number, string>): string {
  return columns.map(({ isText }, index) => filled.get(index + 1) ?? (isText ? '""' : '')).join(';')
}
