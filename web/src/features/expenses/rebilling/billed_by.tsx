import { Alert, Anchor } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Expense } from '../expense'

/** The invoice that charges an expense on; nothing while none does. */
export function BilledBy({ invoice }: { invoice: Expense['billedBy'] }) {
  const { t } = useTranslation('expenses')
  if (!invoice) return null
  return (
    <Alert variant="light" mb="md" icon={<IconReceipt size={18} aria-hidden />}>
      {t('rebilling.billed_by')}{' '}
      <Anchor component={Link} to={`/view/invoices/${invoice._id}`} inherit>
        {invoice.number ?? t('rebilling.draft')}
      </Anchor>
    </Alert>
  )
}
