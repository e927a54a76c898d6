import { Box, Text, useInput } from 'ink'
import { useState } from 'react'
import { toneProps } from './tone.js'

export interface TextLineProps {
  label: string
  hint: string
  hasColor: boolean
  /** Gets the text without outer spaces; never called with an empty one. */
  onSubmit: (text: string) => void
  onCancel: () => void
}

/** One line to type into: Enter submits, Esc goes back. */
export function TextLine({ label, hint, hasColor, onSubmit, onCancel }: TextLineProps) {
  const [text, setText] = useState('')
  useInput((input, key) => {
    if (key.escape) onCancel()
    else if (key.return) {
      if (text.trim()) onSubmit(text.trim())
    } else if (key.backspace || key.delete) setText((now) => [...now].slice(0, -1).join(''))
    else if (input && !key.ctrl && !key.meta && !key.tab) setText((now) => now + input)
  })
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
