import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { formatDate } from '@/lib/time/days'
import classes from './recurring.module.css'
import type { RecurringExpense } from './recurring_expense'

/** The expenses that a recurring one has recorded, the newest first, and which of them lack a receipt. */
export function RecordedRuns({ runs }: Pick<RecurringExpense, 'runs'>) {
  const { t } = useTranslation('expenses')
  if (runs.length === 0) return null
  return (
    <Section title={t('recurring.recorded')} padding="none">
      <ul className={classes.runs}>
        {runs.map(({ date, expense }) => (
          <li key={date} className={classes.run}>
            <span>{formatDate(date)}</span>
            {expense ? (
              <>
                <span>
                  <Anchor component={Link} to={`/expenses/${expense._id}`} inherit>
                    {expense.number}
                  </Anchor>
                  {!expense.hasReceipt && (
                    <Text span c="dimmed" size="sm" ml={8}>
                      {t('recurring.without_receipt')}
                    </Text>
                  )}
                </span>
                <Money amount={expense.gross} currency={expense.currency} />
              </>
            ) : (
              <Text span c="dimmed" inherit>
                {t('recurring.deleted')}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
