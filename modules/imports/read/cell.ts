/** A cell as in the file: text to be read by the user's choices, or a number of a workbook. */
export type Cell = string | number

/** One row of a table, its cells by column. */
export interface TableRow {
  /** As the person's program counts it, the headings being in row 1. */
  number: number
  cells: Cell[]
}

export const cellText = (cell: Cell | undefined) => (cell === undefined ? '' : String(cell))
