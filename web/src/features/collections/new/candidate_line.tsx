import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '@/components/bank_files/choice.module.css'
import { SEPA_CURRENCY } from '@/components/bank_files/sepa_currency'
import { Money } from '@/components/values/money'
import { formatDate } from '@/lib/time/days'
import { type Candidate } from '../collection'

interface CandidateLineProps {
  candidate: Candidate
  isFirst: boolean
}

/** An invoice to choose, with the day of its collection; one that cannot be collected says why. */
export function CandidateLine({ candidate, isFirst }: CandidateLineProps) {
  const { t } = useTranslation('collections')
  const { _id, number, clientName, collectOn, mandate, scheme, amount, obstacle } = candidate
  return (
    <li className={classes.candidate}>
      <Checkbox
        value={_id}
        data-autofocus={isFirst || undefined}
        disabled={obstacle !== null}
        label={clientName}
        description={[
          number,
          collectOn && t('new.collect_on', { date: formatDate(collectOn) }),
          t('new.mandate', { mandate, scheme: t(`scheme.${scheme}`) }),
          obstacle && t(`obstacle.${obstacle}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <span className={classes.amount}>
        <Money amount={amount} currency={SEPA_CURRENCY} />
      </span>
    </li>
  )
}
