import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { statusWordOf } from '@/features/offers/shared/offer_status'
import { OfferStrip } from '@/features/offers/shared/offer_strip'
import { kindOf, type Proposal } from '../proposal'
import { type Step, stepsOf } from '../steps'

interface ProposalStripProps {
  proposal: Proposal
  isBusy: boolean
  onStep: (step: Step) => void
}

/** Status of the proposal, its figures, and the next step. */
export function ProposalStrip({ proposal, isBusy, onStep }: ProposalStripProps) {
  const { t } = useTranslation('proposals')
  const { status, lastViewedAt } = proposal
  const lastViewed = {
    label: t('list.last_viewed'),
    value: <DayText value={lastViewedAt} precision="minute" />,
  }
  return (
    <OfferStrip
      offer={proposal}
      status={{ kind: kindOf(status), label: t(`status.${statusWordOf(proposal)}`) }}
      labels={{ total: t('list.value'), validUntil: t('list.valid_until') }}
      more={lastViewedAt ? [lastViewed] : []}
      steps={stepsOf(proposal)}
      wordOf={(step) => t(`step.${step}`)}
      isBusy={isBusy}
      onStep={onStep}
    />
  )
}
