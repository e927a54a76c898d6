import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/page/detail_header'
import { DetailSteps } from '@/components/page/detail_steps'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'

const DANGEROUS: readonly string[] = ['decline', 'revoke', 'delete']

interface OfferStripProps<Step extends string> {
  offer: { total: number; acceptedTotal: number | null; currency: string; validUntil: string }
  status: { kind: StatusKind; label: string }
  labels: { total: string; validUntil: string }
  /** Figures that only this kind has. */
  more: { label: string; value: ReactNode }[]
  steps: Step[]
  wordOf: (step: Step) => string
  isBusy: boolean
  onStep: (step: Step) => void
}

/** Status of an offer, its total, its validity, and the next step. */
export function OfferStrip<Step extends string>({
  offer: { total, acceptedTotal, currency, validUntil },
  status,
  labels,
  more,
  steps,
  wordOf,
  isBusy,
  onStep,
}: OfferStripProps<Step>) {
  const { t } = useTranslation('offers')
  const figures = [
    {
      label: acceptedTotal === null ? labels.total : t('record.accepted_total'),
      value: <Money amount={acceptedTotal ?? total} currency={currency} />,
    },
    { label: labels.validUntil, value: <DayText value={validUntil} /> },
    ...more,
  ]
  return (
    <DetailHeader
      status={<StatusBadge {...status} />}
      figures={figures}
      actions={
        <DetailSteps
          steps={steps}
          wordOf={wordOf}
          isDangerous={(step) => DANGEROUS.includes(step)}
          isBusy={isBusy}
          onStep={onStep}
        />
      }
    />
  )
}
