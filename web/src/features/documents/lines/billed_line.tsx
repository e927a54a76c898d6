import { Text } from '@mantine/core'
import { Money } from '@/components/values/money'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'

interface BilledLineProps {
  line: { description: string; quantity: number; unit: string; unitPrice: number }
  currency: string
  classes: Record<'text' | 'price', string | undefined>
}

/** Text and price of a line that bills hours: its name, what was done below it, and quantity × unit price. */
export function BilledLine({ line, currency, classes }: BilledLineProps) {
  const { language } = useLanguage()
  const [name, ...about] = line.description.split('\n')
  return (
    <>
      <div className={classes.text}>
        {name}
        <Text size="xs" c="dimmed">
          {about.join(' ')}
        </Text>
      </div>
      <span className={classes.price}>
        {`${formatNumber(line.quantity, language)} ${line.unit} × `}
        <Money amount={line.unitPrice} currency={currency} maximumDecimals={6} />
      </span>
    </>
  )
}
