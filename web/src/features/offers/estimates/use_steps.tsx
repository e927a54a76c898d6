import { useTranslation } from 'react-i18next'
import { useSteps } from '@/components/steps/use_steps'
import { showDone } from '@/components/toast'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { AFFECTED, type Estimate } from './estimate'
import type { Step } from './steps'

const EstimateDialog = latePart(
  async () => (await import('./components/estimate_dialog')).EstimateDialog
)

const ASKED = [
  'send',
  'accept',
  'decline',
  'delete',
  'link',
  'advance',
  'recurring',
  'followUp',
] as const

/** Steps that ask for confirmation or input first. */
export type Asked = (typeof ASKED)[number]
type Direct = Exclude<Step, Asked | 'edit'>

/** Starts the steps of an estimate; `dialog` is to be rendered by the page. */
export function useEstimateSteps(estimate: Estimate) {
  const { t } = useTranslation('estimates')
  const { open, close, ...steps } = useSteps({
    asked: ASKED,
    editAt: `/estimates/${estimate._id}/edit`,
    run: (step: Direct) => run(estimate, step),
    affects: AFFECTED,
    onDone: (step) => showDone(t(`done.${step}`)),
  })
  const dialog = open && <EstimateDialog step={open} estimate={estimate} onClose={close} />
  return { ...steps, dialog }
}

/** @returns where to go then */
async function run(estimate: Estimate, step: Direct) {
  const params = { id: estimate._id }
  if (step === 'convert') {
    const { invoiceId } = await api('POST', '/api/estimates/:id/convert', { params })
    return `/invoices/${invoiceId}/edit`
  }
  if (step === 'confirm') {
    const { _id } = await api('POST', '/api/estimates/:id/order', { params })
    return `/orders/${_id}/edit`
  }
  if (step === 'deliver') {
    const { _id } = await api('POST', '/api/estimates/:id/delivery-note', { params })
    return `/delivery-note/${_id}/edit`
  }
  if (step === 'project') {
    const body = { to: step }
    const { id } = await api('POST', '/api/estimates/:id/conversions', { params, body })
    return `/projects/${id}/`
  }
  if (step === 'revoke') {
    await api('DELETE', '/api/estimates/:id/link', { params })
    return undefined
  }
  const { _id } = await api('POST', `/api/estimates/:id/${step}`, { params })
  return step === 'issue' ? undefined : `/estimates/${_id}/edit`
}
