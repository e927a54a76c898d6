import { Box, Text, useApp, useInput } from 'ink'
import { useState } from 'react'
import { fuzzyOrder } from '../lib/fuzzy.js'
import type { LaidOut } from '../lib/output/table.js'
import { TableView } from './table_view.js'
import { TextLine, typed } from './text_line.js'
import { toneProps } from './tone.js'
import { arrowStep, useCursorRow } from './use_cursor_row.js'
import { useFittedTable } from './use_fitted_table.js'
import { windowAround } from './window_around.js'

/** Lines beside the rows: the head, the filter with its hint, and what parts them. */
const OTHER_LINES = 5

export interface PickProps {
  /** Lays the rows out for a width. */
  layOut: (width: number) => LaidOut
  /** The texts to search, in the order of the rows. */
  names: string[]
  look: { hasColor: boolean; mark: string }
  texts: { filter: string; keys: string; noMatch: string }
  /** Gets the index of the chosen row; not called when the user leaves. */
  onPick: (row: number) => void
}

/** A list to choose one row from: typing filters, arrows move, Enter takes, Esc clears the filter or leaves. */
export function PickView({ layOut, names, look, texts, onPick }: PickProps) {
  const { exit } = useApp()
  const { table, height } = useFittedTable(layOut, look.mark.length + 1)
  const [filter, setFilter] = useState('')
  const matches = fuzzyOrder(names, filter)
  const { row, move, toFirst } = useCursorRow(matches.length)
  const filterBy = (change: (before: string) => string) => {
    setFilter(change)
    toFirst()
  }

  useInput((input, key) => {
    const chosen = matches[row]
    if (key.escape && filter) filterBy(() => '')
    else if (key.escape) exit()
    else if (arrowStep(key)) move(arrowStep(key))
    else if (!key.return) filterBy((before) => typed(before, input, key))
    else if (chosen !== undefined) {
      onPick(chosen)
      exit()
    }
  })

  const { from, to } = windowAround({ row, count: matches.length, height: height - OTHER_LINES })
  const rows = matches.slice(from, to).map((index) => table.rows[index] ?? [])
  return (
    <Box flexDirection="column">
      {rows.length > 0 ? (
        <TableView
          table={{ ...table, rows }}
          hasColor={look.hasColor}
          chosen={{ row: row - from, mark: look.mark }}
        />
      ) : (
        <Text {...toneProps('dim', look)}>{texts.noMatch}</Text>
      )}
      <Box marginTop={1}>
        <TextLine label={texts.filter} text={filter} hint={texts.keys} hasColor={look.hasColor} />
      </Box>
    </Box>
  )
}
