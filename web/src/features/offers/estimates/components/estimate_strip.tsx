import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { statusWordOf } from '@/features/offers/shared/offer_status'
import { OfferStrip } from '@/features/offers/shared/offer_strip'
import { type Estimate, isStanding, kindOf } from '../estimate'
import { type Step, stepsOf } from '../steps'

interface EstimateStripProps {
  estimate: Estimate
  isBusy: boolean
  onStep: (step: Step | 'followUp') => void
}

/** Status of the estimate, its figures, and the next step. */
export function EstimateStrip({ estimate, isBusy, onStep }: EstimateStripProps) {
  const { t } = useTranslation('estimates')
  const { status, followUpOn } = estimate
  const hasAdvances = estimate.downPayments.some((each) => isStanding(each.status))
  return (
    <OfferStrip
      offer={estimate}
      status={{ kind: kindOf(status), label: t(`status.${statusWordOf(estimate)}`) }}
      labels={{ total: t('list.total'), validUntil: t('list.valid_until') }}
      more={
        followUpOn ? [{ label: t('list.follow_up'), value: <DayText value={followUpOn} /> }] : []
      }
      steps={[...stepsOf(estimate), 'followUp']}
      wordOf={(step) =>
        t(step === 'convert' && hasAdvances ? 'step.convert_final' : `step.${step}`)
      }
      isBusy={isBusy}
      onStep={onStep}
    />
  )
}
