import { useState } from 'react'
import type { Column } from './column'

/** Which columns are shown, remembered in this browser per table. */
export function useShownColumns<Row>(name: string, columns: Column<Row>[]) {
  const key = `columns:${name}`
  const [picked, setPicked] = useState(() => storedColumns(key))
  const isShown = (column: Column<Row>, position: number) =>
    position === 0 || (picked[column.key] ?? !column.isOptional)
  return {
    shown: columns.filter(isShown),
    isShown: (column: Column<Row>) => isShown(column, columns.indexOf(column)),
    toggle: (column: Column<Row>) => {
      const next = { ...picked, [column.key]: !isShown(column, columns.indexOf(column)) }
      localStorage.setItem(key, JSON.stringify(next))
      setPicked(next)
    },
  }
}

/** The columns picked before; none when the entry is missing or not ours. */
function storedColumns(key: string): Record<string, boolean> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
