import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/page/detail_header'
import { DetailSteps } from '@/components/page/detail_steps'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { DANGEROUS, type Step, stepsOf } from '../actions/steps'
import type { Recurring } from '../recurring'
import { RecurringStatusBadge } from '../recurring_status'

interface StripProps {
  recurring: Recurring
  isBusy: boolean
  onStep: (step: Step) => void
}

/** Status, amount of each invoice, next date, and next step. */
export function Strip({ recurring, isBusy, onStep }: StripProps) {
  const { t } = useTranslation('recurring')
  const { status, total, currency, nextDate, pause, remaining, runsMade } = recurring
  const next = pause
    ? { label: t('view.when_resumed'), value: pause.resumesOn }
    : { label: t('list.next'), value: nextDate }
  const figures = [
    { label: t('view.each'), value: <Money amount={total} currency={currency} /> },
    ...(next.value ? [{ label: next.label, value: <DayText value={next.value} /> }] : []),
    { label: t('view.made'), value: runsMade },
    ...(remaining === null ? [] : [{ label: t('list.remaining'), value: remaining }]),
  ]
  return (
    <DetailHeader
      status={<RecurringStatusBadge status={status} />}
      figures={figures}
      actions={
        <DetailSteps
          steps={stepsOf(recurring)}
          wordOf={(step) => t(`step.${step}`)}
          isDangerous={(step) => DANGEROUS.includes(step)}
          isBusy={isBusy}
          onStep={onStep}
        />
      }
    />
  )
}
