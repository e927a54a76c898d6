import { useTranslation } from 'react-i18next'
import { CandidateLine, SEPA_CURRENCY } from '@/features/bank_files/parts'
import { formatDate } from '@/lib/time/days'
import { type Candidate } from '../collection'

interface InvoiceLineProps {
  candidate: Candidate
  isFirst: boolean
}

/** An invoice to choose, with the day of its collection; one that cannot be collected says why. */
export function InvoiceLine({ candidate, isFirst }: InvoiceLineProps) {
  const { t } = useTranslation('collections')
  const { _id, number, clientName, collectOn, mandate, scheme, amount, obstacle } = candidate
  return (
    <CandidateLine
      id={_id}
      isFirst={isFirst}
      isPossible={obstacle === null}
      label={clientName}
      notes={[
        number,
        collectOn && t('new.collect_on', { date: formatDate(collectOn) }),
        t('new.mandate', { mandate, scheme: t(`scheme.${scheme}`) }),
        obstacle && t(`obstacle.${obstacle}`),
      ]}
      amount={amount}
      currency={SEPA_CURRENCY}
    />
  )
}
