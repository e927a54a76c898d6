import { useTranslation } from 'react-i18next'
import { useSteps } from '@/components/steps/use_steps'
import { showDone } from '@/components/toast'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { AFFECTED, type Order } from './order'
import type { Step } from './steps'

const OrderDialog = latePart(async () => (await import('./components/order_dialog')).OrderDialog)

const ASKED = ['send', 'cancel', 'delete'] as const

/** Steps that ask for confirmation or input first. */
export type Asked = (typeof ASKED)[number]
type Direct = Exclude<Step, Asked | 'edit'>

/** Starts the steps of an order; `dialog` is to be rendered by the page. */
export function useOrderSteps(order: Order) {
  const { t } = useTranslation('orders')
  const { open, close, ...steps } = useSteps({
    asked: ASKED,
    editAt: `/orders/${order._id}/edit`,
    run: (step: Direct) => run(order, step),
    affects: AFFECTED,
    onDone: (step) => showDone(t(`done.${step}`)),
  })
  const dialog = open && <OrderDialog step={open} order={order} onClose={close} />
  return { ...steps, dialog }
}

/** @returns where to go then */
async function run({ _id: id }: Order, step: Direct) {
  const params = { id }
  if (step === 'bill') {
    const { invoiceId } = await api('POST', '/api/orders/:id/invoice', { params })
    return `/invoices/${invoiceId}/edit`
  }
  if (step === 'deliver') {
    const { _id } = await api('POST', '/api/orders/:id/delivery-note', { params })
    return `/delivery-note/${_id}/edit`
  }
  await api('POST', '/api/orders/:id/issue', { params })
  return undefined
}
