import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '@/lib/session/current_user'
import { formatDate } from '@/lib/time/days'
import type { Invoice } from '../invoice'

/** Whether and when the company collects an open invoice, or that the direct debit came back. */
export function CollectionNote({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoicing')
  const isOwner = useCurrentUser().data?.role === 'owner'
  const { directDebit, open } = invoice
  if (!directDebit || open <= 0) return null
  const { collectOn, isInFile, returnedOn, mandate } = directDebit
  const values = { date: formatDate(returnedOn ?? collectOn), mandate }
  const word = returnedOn ? 'returned' : isInFile ? 'in_file' : 'waiting'
  return (
    <Text size="sm" mb="md" c={returnedOn ? 'red' : undefined}>
      {t(`collection.${word}`, values)}{' '}
      {isOwner && word === 'waiting' && (
        <Anchor component={Link} to="/invoices/collections?new=1" inherit>
          {t('collection.collect')}
        </Anchor>
      )}
    </Text>
  )
}
