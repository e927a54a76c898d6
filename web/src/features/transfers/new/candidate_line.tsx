import { Anchor, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from '@/components/bank_files/choice.module.css'
import { Money } from '@/components/values/money'
import { formatDate } from '@/lib/time/days'
import type { Candidate } from '../order'

interface CandidateLineProps {
  candidate: Candidate
  /** The form begins here and not in the day, whose calendar would cover the list. */
  isFirst: boolean
}

/** An expense to choose; one that cannot be transferred says why and leads to where that is changed. */
export function CandidateLine({ candidate, isFirst }: CandidateLineProps) {
  const { t } = useTranslation('transfers')
  const { _id, number, vendor, reference, dueDate, amount, currency, obstacle } = candidate
  return (
    <li className={classes.candidate}>
      <Checkbox
        value={_id}
        data-autofocus={isFirst || undefined}
        disabled={obstacle !== null}
        label={vendor}
        description={[
          reference || number,
          t('new.due', { date: formatDate(dueDate) }),
          obstacle && t(`obstacle.${obstacle}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <span className={classes.amount}>
        <Money amount={amount} currency={currency} />
        {obstacle === 'no_iban' && (
          <Anchor component={Link} to={`/expenses/${_id}`} size="xs">
            {t('new.complete')}
          </Anchor>
        )}
      </span>
    </li>
  )
}
