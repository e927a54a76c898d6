import { Box, Text } from 'ink'
import { COLUMN_GAP, type LaidOut } from '../lib/output/table.js'
import { toneProps } from './tone.js'

export interface TableProps {
  table: LaidOut
  foot?: string
  hasColor: boolean
  /** Index of the row under the cursor, where there is one. */
  chosen?: { row: number; mark: string }
}

/** A quiet table: dim head, aligned columns, no lines. */
export function TableView({ table, foot, hasColor, chosen }: TableProps) {
  const indent = chosen ? ' '.repeat(chosen.mark.length + 1) : ''
  return (
    <Box flexDirection="column">
      <Text wrap="truncate" {...toneProps('dim', { hasColor })}>
        {indent + table.head.join(COLUMN_GAP)}
      </Text>
      {table.rows.map((cells, row) => {
        const isChosen = chosen?.row === row
        return (
          // Rows are replaced as a whole and keep their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: a laid-out row has no identity of its own
          <Text key={row} wrap="truncate" bold={isChosen && hasColor}>
            {chosen && (
              <Text {...toneProps('accent', { hasColor })}>
                {isChosen ? `${chosen.mark} ` : indent}
              </Text>
            )}
            {cells.map(({ text, tone }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
              <Text key={column} {...toneProps(tone, { hasColor })}>
                {column ? COLUMN_GAP + text : text}
              </Text>
            ))}
          </Text>
        )
      })}
      {foot && (
        <Box marginTop={1}>
          <Text wrap="truncate" {...toneProps('dim', { hasColor })}>
            {foot}
          </Text>
        </Box>
      )}
    </Box>
  )
}
