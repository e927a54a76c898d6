import { Text } from '@mantine/core'
import { NumberField, type NumberFieldProps } from './number_field'

/** A rate in percent as a decimal string. */
export function PercentField(props: NumberFieldProps) {
  return (
    <NumberField
      rightSection={
        <Text size="xs" c="dimmed">
          %
        </Text>
      }
      rightSectionPointerEvents="none"
      {...props}
    />
  )
}
