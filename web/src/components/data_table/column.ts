import type { ReactNode } from 'react'

/** A column of a `DataTable`. The first one is the row's link and is always shown. */
export interface Column<Row> {
  key: string
  label: string
  /** Content of the cell; a `Money`, `DayText`, `StatusBadge` or text. */
  cell: (row: Row) => ReactNode
  /** Value in the CSV; needed when `cell` renders more than text. */
  csv?: (row: Row) => string | number | null | undefined
  /** `right` for numbers. */
  align?: 'left' | 'right'
  /** The value of `?sort=` for the server; without it the column cannot be sorted. */
  sortKey?: string
  /** Only shown once it is picked. */
  isOptional?: boolean
  /** Takes the room that is left and is the first to be shortened, e.g. a name. */
  isFluid?: boolean
  /** Gives its room to the others where the table is narrow. */
  isSpare?: boolean
  /** Left out of the two lines that a row has on a phone. */
  isWideOnly?: boolean
  /** The sum of the filtered set, in the table's foot. */
  foot?: ReactNode
}

export interface RowAction<Row> {
  label: string
  onSelect: (row: Row) => void
  tone?: 'normal' | 'danger'
}

export interface BulkAction<Row> {
  label: string
  onSelect: (rows: Row[]) => void
  /** The rows that it can be done with; with all of them when left out. */
  isFor?: (row: Row) => boolean
  tone?: 'normal' | 'danger'
}
