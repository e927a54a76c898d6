import { ActionIcon, Button, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { EmptyState } from '@/components/empty_state'
import { Money } from '@/components/money'
import { showFailure, showUndo } from '@/components/toast'
import { api } from '@/lib/api'
import { failureText } from '@/lib/http_failure'
import { stepsOf } from '../actions/steps'
import { useInvoicesChanged } from '../changed_invoices'
import type { Invoice, Payment } from '../invoice'
import classes from './view.module.css'

interface PaymentsProps {
  invoice: Invoice
  onPay: () => void
}

/** The money received; a payment recorded by mistake can be taken back, and that undone. */
export function Payments({ invoice, onPay }: PaymentsProps) {
  const { t } = useTranslation('invoices')
  const remove = useRemovePayment(invoice)
  const canPay = stepsOf(invoice).includes('pay')
  const pay = canPay && (
    <Button variant="default" mt="sm" onClick={onPay}>
      {t('step.pay')}
    </Button>
  )
  if (invoice.payments.length === 0)
    return <EmptyState title={t('payments.none')} action={pay || undefined} />
  return (
    <>
      <ul className={classes.rows}>
        {invoice.payments.map((payment) => (
          <li key={payment._id} className={classes.row}>
            <div className={classes.rowText}>
              <Text size="sm">
                <DayText value={payment.date} /> · {t(`method.${payment.method}`)}
              </Text>
              {payment.note && (
                <Text size="xs" c="dimmed">
                  {payment.note}
                </Text>
              )}
            </div>
            <span className={classes.rowFigure}>
              <Money amount={payment.amount} currency={invoice.currency} />
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('payments.remove')}
              onClick={() => void remove(payment)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {pay}
    </>
  )
}

function useRemovePayment({ _id }: Invoice) {
  const { t } = useTranslation('invoices')
  const { t: common } = useTranslation('common')
  const invoicesChanged = useInvoicesChanged()

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work()
      await invoicesChanged()
      return true
    } catch (failure) {
      showFailure(failureText(failure, common('failure.unknown')))
      return false
    }
  }
  return async ({ _id: paymentId, amount, date, method, note }: Payment) => {
    const isRemoved = await attempt(() =>
      api('DELETE', '/api/invoices/:id/payments/:paymentId', { params: { id: _id, paymentId } })
    )
    if (!isRemoved) return
    showUndo({
      message: t('payments.removed'),
      verb: t('payments.undo'),
      undo: () =>
        void attempt(() =>
          api('POST', '/api/invoices/:id/payments', {
            params: { id: _id },
            body: { amount, date, method, note },
          })
        ),
    })
  }
}
