import { Box, type Key, Text } from 'ink'
import { toneProps } from './tone.js'

export interface TextLineProps {
  label: string
  text: string
  hint: string
  hasColor: boolean
}

/** One line that is typed into. */
export function TextLine({ label, text, hint, hasColor }: TextLineProps) {
  return (
    <Box flexDirection="column">
      <Text>
        {label} <Text {...toneProps('accent', { hasColor })}>{text}</Text>
        <Text inverse={hasColor}>{hasColor ? ' ' : '_'}</Text>
      </Text>
      <Text {...toneProps('dim', { hasColor })}>{hint}</Text>
    </Box>
  )
}

/** The text after a key; keys that write nothing leave it unchanged. Pasted lines become one. */
export function typed(text: string, input: string, key: Key) {
  if (key.backspace || key.delete) return [...text].slice(0, -1).join('')
  return key.ctrl || key.meta || key.tab ? text : text + input.replace(/\p{Cc}+/gu, ' ')
}
