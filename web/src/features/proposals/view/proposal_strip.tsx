import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { DetailHeader } from '@/components/detail_header'
import { Money } from '@/components/money'
import { StatusBadge } from '@/components/status_badge'
import { kindOf, type Proposal } from '../proposal'
import { DANGEROUS, type Step, stepsOf } from '../steps'

interface ProposalStripProps {
  proposal: Proposal
  isBusy: boolean
  onStep: (step: Step) => void
}

/** How many steps have a button of their own; the rest stands in the menu. */
const BUTTONS = 2

/** Where the proposal stands, what it comes to, until when it holds, and what to do next. */
export function ProposalStrip({ proposal, isBusy, onStep }: ProposalStripProps) {
  const { t } = useTranslation('proposals')
  const { status, total, acceptedTotal, currency, validUntil, lastViewedAt } = proposal
  const steps = stepsOf(proposal)
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
