import { Box, Text, useApp, useInput, useWindowSize } from 'ink'
import { useState } from 'react'
import type { LaidOut } from '../lib/table.js'
import { TableView } from './table_view.js'
import { toneProps } from './tone.js'
import { stepOf, useCursorRow } from './use_cursor_row.js'
import { windowAround } from './window_around.js'

export interface PickProps {
  table: LaidOut
  look: { hasColor: boolean; mark: string }
  keys: string
  /** Gets the index of the chosen row; not called when the user leaves. */
  onPick: (row: number) => void
}

/** A list to choose one row from: j/k or arrows move, Enter takes, q leaves. Vanishes afterwards. */
export function PickView({ table, look, keys, onPick }: PickProps) {
  const { exit } = useApp()
  const { rows: height } = useWindowSize()
  const [isOver, setOver] = useState(false)
  const { row, move } = useCursorRow(table.rows.length)
  const end = () => {
    setOver(true)
    exit()
  }

  useInput((input, key) => {
    if (input === 'q' || key.escape) end()
    else if (stepOf(input, key)) move(stepOf(input, key))
    else if (key.return) {
      onPick(row)
      end()
    }
  })

  if (isOver) return null
  const { from, to } = windowAround({ row, count: table.rows.length, height: height - 4 })
  return (
    <Box flexDirection="column">
      <TableView
        table={{ ...table, rows: table.rows.slice(from, to) }}
        hasColor={look.hasColor}
        chosen={{ row: row - from, mark: look.mark }}
      />
      <Box marginTop={1}>
        <Text {...toneProps('dim', look)}>{keys}</Text>
      </Box>
    </Box>
  )
}
