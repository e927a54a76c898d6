import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { DetailHeader } from '@/components/detail_header'
import { DetailSteps } from '@/components/detail_steps'
import { Money } from '@/components/money'
import { StatusBadge } from '@/components/status_badge'
import { kindOf, type Proposal } from '../proposal'
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
      status={<StatusBadge kind={kindOf(status)} label={t(`status.${status}`)} />}
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
