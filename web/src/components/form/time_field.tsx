import { TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, useState } from 'react'

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** `HH:mm`, empty for none. */
  value?: string
  /** Gets `HH:mm`; what cannot be read comes as it was typed, for the form's rule to refuse. */
  onChange: (value: string) => void
}

/** A time of day on 24 hours, typed as `8:05`, `805`, `0805`, `8.05` or `8`. */
export function TimeField({ value = '', onChange, onBlur, ...props }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    onChange(parseTime(text) ?? text)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setTyped(undefined)
    onBlur?.(event)
  }
  return (
    <TextInput
      placeholder="08:30"
      {...props}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  )
}

/** `HH:mm` of a typed time; undefined when it is none. */
export function parseTime(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:. ]?([0-5]\d))?$/.exec(text.trim())
  if (!parts || Number(parts[1]) > 23) return undefined
  return `${(parts[1] ?? '').padStart(2, '0')}:${parts[2] ?? '00'}`
}
