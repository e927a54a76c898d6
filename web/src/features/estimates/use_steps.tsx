import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showDone, showRefusal } from '@/components/toast'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import type { Estimate } from './estimate'
import type { Step } from './steps'

const StepDialog = latePart(async () => (await import('./components/step_dialog')).StepDialog)

/** Steps that ask for confirmation or input first. */
export type Asked =
  | Extract<Step, 'send' | 'accept' | 'decline' | 'delete' | 'link' | 'advance' | 'recurring'>
  | 'followUp'

const ASKED: string[] = [
  'send',
  'accept',
  'decline',
  'delete',
  'link',
  'advance',
  'recurring',
  'followUp',
]
const isAsked = (step: Step | 'followUp'): step is Asked => ASKED.includes(step)

/** Starts the steps of an estimate: what needs an answer opens its dialog, the rest happens at once. */
export function useSteps(estimate: Estimate) {
  const { t } = useTranslation('estimates')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setIsBusy] = useState(false)
  const params = { id: estimate._id }

  async function start(step: Step | 'followUp') {
    if (isAsked(step)) return setAsked(step)
    if (step === 'edit') return navigate(`/estimates/${estimate._id}/edit`)
    setIsBusy(true)
    try {
      const target = await run(step)
      await queryClient.invalidateQueries({ queryKey: ['/api/estimates'] })
      await queryClient.invalidateQueries({ queryKey: ['/api/document-chain'] })
      showDone(t(`done.${step}`))
      if (target) navigate(target)
    } catch (failure) {
      showRefusal(failure)
    } finally {
      setIsBusy(false)
    }
  }

  /** @returns where to go then */
  async function run(step: Exclude<Step, Asked | 'edit'>) {
    if (step === 'convert') {
      const { invoiceId } = await api('POST', '/api/estimates/:id/convert', { params })
      return `/invoices/${invoiceId}/edit`
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

  const dialog = asked && (
    <StepDialog step={asked} estimate={estimate} onClose={() => setAsked(undefined)} />
  )
  return { start, isBusy, dialog }
}
