import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/page/detail_header'
import { DetailSteps } from '@/components/page/detail_steps'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { isForDesk, kindOf, type Note } from '../note'
import { DANGEROUS, type Step, stepsOf } from '../steps'

interface NoteStripProps {
  note: Note
  isBusy: boolean
  onStep: (step: Step) => void
}

/** Status of the note, remainder of its order, and the next step. */
export function NoteStrip({ note, isBusy, onStep }: NoteStripProps) {
  const { t } = useTranslation('deliveries')
  const { status, deliveredOn, hasRest, assignee } = note
  const isOut = status !== 'Draft' && status !== 'Cancelled'
  const figures = [
    ...(isForDesk(note) && note.net !== 0
      ? [{ label: t('list.net'), value: <Money amount={note.net} currency={note.currency} /> }]
      : []),
    ...(deliveredOn
      ? [{ label: t('view.delivered_on'), value: <DayText value={deliveredOn} /> }]
      : []),
    ...(isOut
      ? [{ label: t('list.rest'), value: t(hasRest ? 'rest.open' : 'rest.complete') }]
      : []),
    ...(assignee ? [{ label: t('form.assignee'), value: assignee.name }] : []),
  ]
  return (
    <DetailHeader
      status={<StatusBadge kind={kindOf(status)} label={t(`status.${status}`)} />}
      figures={figures}
      actions={
        <DetailSteps
          steps={stepsOf(note)}
          wordOf={(step) => t(`step.${step}`)}
          isDangerous={(step) => DANGEROUS.includes(step)}
          isBusy={isBusy}
          onStep={onStep}
        />
      }
    />
  )
}
