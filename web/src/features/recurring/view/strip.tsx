import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { DetailHeader } from '@/components/detail_header'
import { Money } from '@/components/money'
import { DANGEROUS, type Step, stepsOf } from '../actions/steps'
import type { Recurring } from '../recurring'
import { RecurringStatusBadge } from '../recurring_status'

interface StripProps {
  recurring: Recurring
  isBusy: boolean
  onStep: (step: Step) => void
}

/** How many steps have a button of their own; the rest stands in the menu. */
const BUTTONS = 2

/** Where it stands, what each invoice comes to, when the next comes, and what to do next. */
export function Strip({ recurring, isBusy, onStep }: StripProps) {
  const { t } = useTranslation('recurring')
  const { status, total, currency, nextDate, remaining, runsMade } = recurring
  const steps = stepsOf(recurring)
  const figures = [
    { label: t('view.each'), value: <Money amount={total} currency={currency} /> },
    ...(nextDate ? [{ label: t('list.next'), value: <DayText value={nextDate} /> }] : []),
    { label: t('view.made'), value: runsMade },
    ...(remaining === null ? [] : [{ label: t('list.remaining'), value: remaining }]),
  ]
  return (
    <DetailHeader
      status={<RecurringStatusBadge status={status} />}
      figures={figures}
      actions={
        <>
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
          {steps
            .slice(0, BUTTONS)
            .map((step, index) => (
              <Button
                key={step}
                variant={index === 0 ? 'filled' : 'default'}
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
