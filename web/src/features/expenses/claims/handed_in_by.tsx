import { Alert, Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Expense } from '../expense'
import { CLAIMS } from './claim'

/** The person who handed an expense in, and whether that person gets the money back. */
export function HandedInBy({ claimant }: Pick<Expense, 'claimant'>) {
  const { t } = useTranslation('expenses')
  if (!claimant) return null
  const { _id, name, paidBy } = claimant
  return (
    <Alert variant="light" color="gray" mb="md">
      {t(`claim.from_${paidBy}`, { name })}{' '}
      <Anchor component={Link} to={`${CLAIMS}?edit=${_id}`} inherit underline="always">
        {t('claim.show')}
      </Anchor>
    </Alert>
  )
}
