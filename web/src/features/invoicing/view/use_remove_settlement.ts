import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showDone, showRefusal, showUndo } from '@/components/toast'
import { api } from '@/lib/server/api'
import { useInvoicesChanged } from '../changed_invoices'
import type { Invoice, Settlement } from '../invoice'

/** Takes a settlement of an invoice back, and offers to put it there again where that is the same. */
export function useRemoveSettlement({ _id, status, payments, settlements }: Invoice) {
  const { t } = useTranslation('invoicing')
  const invoicesChanged = useInvoicesChanged()
  const params = { id: _id }

  // A second click comes before the row has gone.
  const isRunning = useRef(false)
  async function attempt(work: () => Promise<unknown>) {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      await work()
      await invoicesChanged()
      return true
    } catch (failure) {
      showRefusal(failure)
      return false
    } finally {
      isRunning.current = false
    }
  }

  function withdraw({ kind, _id: id, paymentId, creditId }: Settlement) {
    if (kind === 'payment' && paymentId)
      return api('DELETE', '/api/invoices/:id/payments/:paymentId', {
        params: { ...params, paymentId },
      })
    if (kind === 'credit' && creditId)
      return api('DELETE', '/api/credits/:id/applications/:applicationId', {
        params: { id: creditId, applicationId: id },
      })
    return api('DELETE', '/api/invoices/:id/write-off', { params })
  }

  /** The same again; nothing for a payment that was for more than this invoice, or when that asks for nothing any more. */
  function again({ kind, amount, date, paymentId, creditId, reason }: Settlement) {
    if (status === 'Cancelled') return undefined
    if (kind === 'credit' && creditId) {
      const body = { invoiceId: _id, amount, date }
      return () => api('POST', '/api/credits/:id/applications', { params: { id: creditId }, body })
    }
    if (kind === 'writeOff')
      return () => api('POST', '/api/invoices/:id/write-off', { params, body: { date, reason } })

    const payment = payments.find((each) => each._id === paymentId)
    if (!payment || payment.received !== payment.amount) return undefined
    const { method, note, reference } = payment
    const skonto = settlements.find(
      (each) => each.kind === 'skonto' && each.paymentId === paymentId
    )
    const body = {
      amount,
      date,
      method,
      note,
      reference,
      ...(skonto && { skonto: skonto.amount, acceptLateSkonto: true }),
    }
    return () => api('POST', '/api/invoices/:id/payments', { params, body })
  }

  return async (settlement: Settlement) => {
    const restore = again(settlement)
    if (!(await attempt(() => withdraw(settlement)))) return
    const message = t(`settlement.removed.${settlement.kind}`)
    if (!restore) return showDone(message)
    showUndo({ message, verb: t('payments.undo'), undo: () => void attempt(restore) })
  }
}
