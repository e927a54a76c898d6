import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Invoice } from '../invoice'
import { invoiceRemindersQuery } from '../invoice_reminders'

/** "First reminder possible since 3 days – preview", above an invoice that is late. */
export function ReminderNote({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoicing')
  const { data } = useQuery({
    ...invoiceRemindersQuery(invoice._id),
    enabled: invoice.isOverdue,
  })
  if (!data?.next?.isPossible || data.next.because) return null
  const { subject, daysPossible } = data.next
  return (
    <Text size="sm" mb="md" role="status">
      {daysPossible === 0
        ? t('reminders.possible_today', { subject })
        : t('reminders.possible_since', { subject, count: daysPossible })}{' '}
      <Anchor component={Link} to="?tab=reminders" replace underline="always" inherit>
        {t('reminders.preview')}
      </Anchor>
    </Text>
  )
}
