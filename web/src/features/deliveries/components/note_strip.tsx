import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { DetailHeader } from '@/components/detail_header'
import { Money } from '@/components/money'
import { StatusBadge } from '@/components/status_badge'
import { isForDesk, kindOf, type Note } from '../note'
import { DANGEROUS, type Step, stepsOf } from '../steps'

interface NoteStripProps {
  note: Note
  isBusy: boolean
  onStep: (step: Step) => void
}

/** How many steps have a button of their own; the rest stands in the menu. */
const BUTTONS = 2

/** Where the note stands, what is left of its order, and what to do next. */
export function NoteStrip({ note, isBusy, onStep }: NoteStripProps) {
  const { t } = useTranslation('deliveries')
  const { status, deliveredOn, hasRest, assignee } = note
  const steps = stepsOf(note)
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
        <>
          {steps.length > BUTTONS && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button
                  variant="subtle"
                  color="gray"
                  px="xs"
                  loading={isBusy}
                  aria-label={t('view.more')}
                >
                  <IconDots size={18} aria-hidden />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {steps.slice(BUTTONS).map((step) => (
                  <Menu.Item
                    key={step}
                    color={DANGEROUS.includes(step) ? 'red' : undefined}
                    onClick={() => onStep(step)}
                  >
                    {t(`step.${step}`)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
          {steps
            .slice(0, BUTTONS)
            .map((step, index) => (
              <Button
                key={step}
                variant={index === 0 ? 'filled' : 'default'}
                disabled={isBusy}
                onClick={() => onStep(step)}
              >
                {t(`step.${step}`)}
              </Button>
            ))
            .reverse()}
        </>
      }
    />
  )
}
