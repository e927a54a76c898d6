import { LinkMaker } from '@/components/public/link_maker'
import { DeleteDraft } from '@/features/documents/form/delete_draft'
import { clientName } from '@/lib/client_name'
import { api } from '@/lib/server/api'
import { AcceptForm, type AnsweredOffer, DeclineForm } from './answer_forms'

interface OfferFormProps {
  root: '/api/estimates' | '/api/proposals'
  offer: AnsweredOffer & Parameters<typeof clientName>[0]
  step: 'accept' | 'decline' | 'link' | 'delete'
  /** Labels of the buttons, and what the link is for. */
  words: { accept: string; decline: string; link: string }
  onDone: () => void
}

/** The forms of the steps that every kind of offer has. */
export function OfferForm({ root, offer, step, words, onDone }: OfferFormProps) {
  const form = { root, offer, onDone }
  if (step === 'accept') {
    return <AcceptForm {...form} verb={words.accept} name={clientName(offer)} />
  }
  if (step === 'decline') return <DeclineForm {...form} verb={words.decline} />
  if (step === 'delete') return <DeleteDraft root={root} id={offer._id} onDone={onDone} />
  return (
    <LinkMaker
      help={words.link}
      make={() => api('POST', `${root}/:id/link`, { params: { id: offer._id } })}
      onCopied={onDone}
    />
  )
}
