import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/page/detail_header'
import { DetailSteps } from '@/components/page/detail_steps'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { useIsReader } from '@/lib/session/current_user'
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
  const { t } = useTranslation('invoicing')
  const dueText = useDueText()
  const isReader = useIsReader()
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
        !isReader && (
          <DetailSteps
            steps={stepsOf(invoice)}
            wordOf={word}
            isDangerous={(step) => DANGEROUS.includes(step)}
            isBusy={isBusy}
            onStep={onStep}
          />
        )
      }
    />
  )
}
