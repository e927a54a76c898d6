import { Alert, Anchor } from '@mantine/core'
import { IconBuildingBank } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAudiences } from '@/lib/session/current_user'
import { formatDate } from '@/lib/time/days'
import type { Expense } from '../expense'

/** The entry of the bank that paid an expense; nothing while none has. */
export function PaidByBank({ entry }: { entry: Expense['bankEntry'] }) {
  const { t } = useTranslation('expenses')
  const audiences = useAudiences()
  if (!entry) return null
  return (
    <Alert variant="light" mb="md" icon={<IconBuildingBank size={18} aria-hidden />}>
      {t('paid_by.text', { date: formatDate(entry.date) })}{' '}
      {audiences?.includes('owner') && (
        <Anchor component={Link} to="/bank?state=matched&direction=out" inherit>
          {t('paid_by.open')}
        </Anchor>
      )}
    </Alert>
  )
}
