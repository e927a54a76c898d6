import { Alert, Anchor } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Expense } from '../expense'
import { RECURRING } from './recurring_expense'

/** The recurring expense that recorded an expense; nothing when somebody did. */
export function RecordedBy({ recurring }: { recurring: Expense['recurring'] }) {
  const { t } = useTranslation('expenses')
  if (!recurring) return null
  return (
    <Alert variant="light" mb="md" icon={<IconRepeat size={18} aria-hidden />}>
      {t('recurring.recorded_by')}{' '}
      <Anchor component={Link} to={`${RECURRING}?edit=${recurring._id}`} inherit>
        {t('recurring.step.show')}
      </Anchor>
    </Alert>
  )
}
