import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { DetailHeader } from '@/components/detail_header'
import { DetailSteps } from '@/components/detail_steps'
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

/** Status of the invoice, its open amount, its due date, and the next step. */
export function InvoiceStrip({ invoice, isBusy, onStep }: InvoiceStripProps) {
  const { t } = useTranslation('invoices')
  const dueText = useDueText()
  const { currency, open, total, whole, downPayments, dueDate, isOverdue, status, kind } = invoice
  const isOwed =
    kind === 'invoice' && status !== 'Draft' && status !== 'Cancelled' && status !== 'Void'
  const word = (step: Step) =>
    step === 'send' && invoice.sentAt ? t('step.send_again') : t(`step.${step}`)

  const figures = [
    ...(isOwed
      ? [{ label: t('list.open'), value: <Money amount={open} currency={currency} /> }]
      : []),
    { label: t('list.gross'), value: <Money amount={whole.total} currency={currency} /> },
    ...(downPayments.length > 0
      ? [{ label: t('form.sum_remaining'), value: <Money amount={total} currency={currency} /> }]
      : []),
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
      status={<InvoiceStatusBadge {...invoice} />}
      figures={figures}
      actions={
        <DetailSteps
          steps={stepsOf(invoice)}
          wordOf={word}
          isDangerous={(step) => DANGEROUS.includes(step)}
          isBusy={isBusy}
          onStep={onStep}
        />
      }
    />
  )
}
