import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { DetailHeader } from '@/components/detail_header'
import { Money } from '@/components/money'
import { DANGEROUS, type Step, stepsOf } from '../actions/steps'
import { useDueText } from '../due_text'
import type { Invoice } from '../invoice'
import { InvoiceStatusBadge } from '../invoice_status'
import classes from './view.module.css'

interface InvoiceStripProps {
  invoice: Invoice
  isBusy: boolean
  onStep: (step: Step) => void
}

/** How many steps have a button of their own; the rest stands in the menu. */
const BUTTONS = 2

/** Where the invoice stands, what is open, until when, and what to do next. */
export function InvoiceStrip({ invoice, isBusy, onStep }: InvoiceStripProps) {
  const { t } = useTranslation('invoices')
  const dueText = useDueText()
  const { currency, open, total, dueDate, isOverdue, status } = invoice
  const isOwed = status !== 'Draft' && status !== 'Cancelled' && status !== 'Void'
  const steps = stepsOf(invoice)
  const word = (step: Step) =>
    step === 'send' && invoice.sentAt ? t('step.send_again') : t(`step.${step}`)

  const figures = [
    ...(isOwed
      ? [{ label: t('list.open'), value: <Money amount={open} currency={currency} /> }]
      : []),
    { label: t('list.total'), value: <Money amount={total} currency={currency} /> },
    ...(dueDate
      ? [
          {
            label: t('list.due'),
            value: (
              <>
                <DayText value={dueDate} />
                <span className={classes.dueNote} data-overdue={isOverdue || undefined}>
                  {dueText(invoice)}
                </span>
              </>
            ),
          },
        ]
      : []),
  ]
  return (
    <DetailHeader
      status={<InvoiceStatusBadge status={status} />}
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
                    {word(step)}
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
                onClick={() => onStep(step)}
              >
                {word(step)}
              </Button>
            ))
            .reverse()}
        </>
      }
    />
  )
}
