import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/page/detail_header'
import { DetailSteps } from '@/components/page/detail_steps'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { kindOf, type Proposal, statusWordOf } from '../proposal'
import { DANGEROUS, type Step, stepsOf } from '../steps'

interface ProposalStripProps {
  proposal: Proposal
  isBusy: boolean
  onStep: (step: Step) => void
}

/** Status of the proposal, its total, its validity, and the next step. */
export function ProposalStrip({ proposal, isBusy, onStep }: ProposalStripProps) {
  const { t } = useTranslation('proposals')
  const { status, total, acceptedTotal, currency, validUntil, lastViewedAt } = proposal
  const figures = [
    {
      label: t(acceptedTotal === null ? 'list.value' : 'view.accepted_total'),
      value: <Money amount={acceptedTotal ?? total} currency={currency} />,
    },
    { label: t('list.valid_until'), value: <DayText value={validUntil} /> },
    ...(lastViewedAt
      ? [
          {
            label: t('list.last_viewed'),
            value: <DayText value={lastViewedAt} precision="minute" />,
          },
        ]
      : []),
  ]
  return (
    <DetailHeader
      status={<StatusBadge kind={kindOf(status)} label={t(`status.${statusWordOf(proposal)}`)} />}
      figures={figures}
      actions={
        <DetailSteps
          steps={stepsOf(proposal)}
          wordOf={(step) => t(`step.${step}`)}
          isDangerous={(step) => DANGEROUS.includes(step)}
          isBusy={isBusy}
          onStep={onStep}
        />
      }
    />
  )
}
