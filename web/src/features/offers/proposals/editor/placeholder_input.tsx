import { TextInput, type TextInputProps } from '@mantine/core'
import { usePlaceholderField } from './placeholders'

interface PlaceholderInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'maxLength'> {
  value: string
  onChange: (value: string) => void
}

const LONGEST = 200

/** A heading with variables, as typed; the preview shows the result. */
export function PlaceholderInput({ value, onChange, ...input }: PlaceholderInputProps) {
  const field = usePlaceholderField({ value, onChange, maxLength: LONGEST })
  return (
    <TextInput
      {...input}
      maxLength={LONGEST}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}
