import { Text } from '@mantine/core'
import { NumberField, type NumberFieldProps } from './number_field'

interface MoneyFieldProps extends Omit<NumberFieldProps, 'minimumDecimals'> {
  /** ISO code, shown at the right. */
  currency: string
}

/** An amount in major units as a decimal string. */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  return (
    <NumberField
      minimumDecimals={2}
      rightSection={
        <Text size="xs" c="dimmed">
          {currency}
        </Text>
      }
      rightSectionWidth={44}
      rightSectionPointerEvents="none"
      {...props}
    />
  )
}
