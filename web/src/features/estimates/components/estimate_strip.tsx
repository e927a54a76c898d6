import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { DetailHeader } from '@/components/detail_header'
import { Money } from '@/components/money'
import { StatusBadge } from '@/components/status_badge'
import { type Estimate, kindOf } from '../estimate'
import { DANGEROUS, type Step, stepsOf } from '../steps'

interface EstimateStripProps {
  estimate: Estimate
  isBusy: boolean
  onStep: (step: Step | 'followUp') => void
}

/** How many steps have a button of their own; the rest stands in the menu. */
const BUTTONS = 2

/** Where the estimate stands, what it comes to, until when it holds, and what to do next. */
export function EstimateStrip({ estimate, isBusy, onStep }: EstimateStripProps) {
  const { t } = useTranslation('estimates')
  const { status, total, acceptedTotal, currency, validUntil, followUpOn } = estimate
  const steps = stepsOf(estimate)
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
      status={<StatusBadge kind={kindOf(status)} label={t(`status.${status}`)} />}
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
              <Menu.Item onClick={() => onStep('followUp')}>{t('step.followUp')}</Menu.Item>
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
