import { useWindowSize } from 'ink'
import { useMemo } from 'react'
import type { LaidOut } from '../lib/output/table.js'
import { WIDEST } from '../lib/output/terminal.js'

/** A table that is fitted again whenever the terminal changes its width. @param indent columns before each row */
export function useFittedTable(layOut: (width: number) => LaidOut, indent: number) {
  const { columns, rows: height } = useWindowSize()
  const width = Math.min(columns, WIDEST) - indent
  return { table: useMemo(() => layOut(width), [layOut, width]), height }
}
