import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/page/detail_header'
import { DetailSteps } from '@/components/page/detail_steps'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { type Estimate, isStanding, kindOf, statusWordOf } from '../estimate'
import { DANGEROUS, type Step, stepsOf } from '../steps'

interface EstimateStripProps {
  estimate: Estimate
  isBusy: boolean
  onStep: (step: Step | 'followUp') => void
}

/** Status of the estimate, its total, its validity, and the next step. */
export function EstimateStrip({ estimate, isBusy, onStep }: EstimateStripProps) {
  const { t } = useTranslation('estimates')
  const { status, total, acceptedTotal, currency, validUntil, followUpOn } = estimate
  const hasAdvances = estimate.downPayments.some((each) => isStanding(each.status))
  const word = (step: Step | 'followUp') =>
    t(step === 'convert' && hasAdvances ? 'step.convert_final' : `step.${step}`)
  const figures = [
    {
      label: t(acceptedTotal === null ? 'list.total' : 'view.accepted_total'),
      value: <Money amount={acceptedTotal ?? total} currency={currency} />,
    },
    { label: t('list.valid_until'), value: <DayText value={validUntil} /> },
    ...(followUpOn ? [{ label: t('list.follow_up'), value: <DayText value={followUpOn} /> }] : []),
  ]
  return (
    <DetailHeader
      status={<StatusBadge kind={kindOf(status)} label={t(`status.${statusWordOf(estimate)}`)} />}
      figures={figures}
      actions={
        <DetailSteps
          steps={[...stepsOf(estimate), 'followUp' as const]}
          wordOf={word}
          isDangerous={(step) => DANGEROUS.some((dangerous) => dangerous === step)}
          isBusy={isBusy}
          onStep={onStep}
        />
      }
    />
  )
}
