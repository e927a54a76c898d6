import { useTranslation } from 'react-i18next'
import { useSteps } from '@/components/steps/use_steps'
import { showDone } from '@/components/toast'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { HttpFailure } from '@/lib/server/http_failure'
import { AFFECTED, type Note } from './note'
import type { Step } from './steps'

const NoteDialog = latePart(async () => (await import('./components/note_dialog')).NoteDialog)

const ASKED = ['sign', 'send', 'assign', 'cancel', 'delete', 'excess'] as const

/** Steps that ask for confirmation or input first. */
export type Asked = (typeof ASKED)[number]
type Direct = Exclude<Step, Asked | 'edit'>

/** Starts the steps of a note; `dialog` is to be rendered by the page. */
export function useNoteSteps(note: Note) {
  const { t } = useTranslation('deliveries')
  const { open, close, ...steps } = useSteps({
    asked: ASKED,
    editAt: `/delivery-note/${note._id}/edit`,
    run: (step: Direct) => run(note, step),
    affects: AFFECTED,
    onDone: (step) => showDone(t(`done.${step}`)),
    // Another note may have taken what was left.
    askedBy: (failure) => (isExcess(failure) ? 'excess' : undefined),
  })
  const dialog = open && <NoteDialog step={open} note={note} onClose={close} />
  return { ...steps, dialog }
}

/** @returns where to go then */
async function run(note: Note, step: Direct) {
  if (step === 'bill') {
    const body = { noteIds: [note._id] }
    const { invoiceId } = await api('POST', '/api/delivery-notes/invoice', { body })
    return `/invoices/${invoiceId}/edit`
  }
  const { _id } = await api('POST', `/api/delivery-notes/:id/${step}`, { params: { id: note._id } })
  return step === 'rest' || step === 'duplicate' ? `/delivery-note/${_id}/edit` : undefined
}

const isExcess = (failure: unknown) =>
  failure instanceof HttpFailure && failure.code === 'more_than_ordered'
