import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showDone, showRefusal } from '@/components/toast'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { HttpFailure } from '@/lib/server/http_failure'
import type { Note } from './note'
import type { Step } from './steps'

const StepDialog = latePart(async () => (await import('./components/step_dialog')).StepDialog)

/** Steps that ask for confirmation or input first. */
export type Asked = Extract<Step, 'sign' | 'send' | 'assign' | 'cancel' | 'delete'> | 'excess'

const ASKED: string[] = ['sign', 'send', 'assign', 'cancel', 'delete', 'excess']
const isAsked = (step: Step | 'excess'): step is Asked => ASKED.includes(step)

/** Starts the steps of a note: what needs an answer opens its dialog, the rest happens at once. */
export function useSteps(note: Note) {
  const { t } = useTranslation('deliveries')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setIsBusy] = useState(false)
  const params = { id: note._id }

  async function start(step: Step) {
    if (isAsked(step)) return setAsked(step)
    if (step === 'edit') return navigate(`/delivery-note/${note._id}/edit`)
    setIsBusy(true)
    try {
      const target = await run(step)
      await queryClient.invalidateQueries({ queryKey: ['/api/delivery-notes'] })
      showDone(t(`done.${step}`))
      if (target) navigate(target)
    } catch (failure) {
      if (isExcess(failure)) await askAboutExcess()
      else showRefusal(failure)
    } finally {
      setIsBusy(false)
    }
  }

  /** With the newest figures: another note may have taken what was left. */
  async function askAboutExcess() {
    await queryClient.invalidateQueries({ queryKey: ['/api/delivery-notes'] })
    setAsked('excess')
  }

  /** @returns where to go then */
  async function run(step: Exclude<Step, Asked | 'edit'>) {
    if (step === 'bill') {
      const body = { noteIds: [note._id] }
      const { invoiceId } = await api('POST', '/api/delivery-notes/invoice', { body })
      return `/invoices/${invoiceId}/edit`
    }
    const { _id } = await api('POST', `/api/delivery-notes/:id/${step}`, { params })
    return step === 'rest' || step === 'duplicate' ? `/delivery-note/${_id}/edit` : undefined
  }

  const dialog = asked && (
    <StepDialog step={asked} note={note} onClose={() => setAsked(undefined)} />
  )
  return { start, isBusy, dialog }
}

const isExcess = (failure: unknown) =>
  failure instanceof HttpFailure && failure.code === 'more_than_ordered'
