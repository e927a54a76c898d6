import { Box, Text } from 'ink'
import { toneProps } from '../tone.js'
import type { Line } from './line.js'

/** Lines that have been fitted, one below the other. */
export function LinesView({ lines, hasColor }: { lines: Line[]; hasColor: boolean }) {
  return (
    <Box flexDirection="column">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
        <Text key={index} wrap="truncate">
          {line.map(({ text, tone }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its position
            <Text key={place} {...toneProps(tone, { hasColor })}>
              {text}
            </Text>
          ))}
        </Text>
      ))}
    </Box>
  )
}
