import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import type { Recurring } from '../recurring'
import classes from './view.module.css'

interface CollectedExpensesProps {
  expenses: NonNullable<Recurring['collectedExpenses']>
  currency: string
}

/** The unbilled expenses that the next invoice would charge if it were made now. */
export function CollectedExpenses({ expenses, currency }: CollectedExpensesProps) {
  const { t } = useTranslation('recurring')
  if (expenses.length === 0) return <Text c="dimmed">{t('view.no_expenses')}</Text>
  return (
    <ol className={classes.rows}>
      {expenses.map(({ description, unitPrice }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and nothing moves them
        <li key={index} className={classes.row}>
          <Text className={classes.text}>{description}</Text>
          <span className={classes.figure}>
            <Money amount={unitPrice} currency={currency} />
          </span>
        </li>
      ))}
    </ol>
  )
}
