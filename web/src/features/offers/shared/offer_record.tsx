import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { MailsOf } from '@/features/correspondence/parts'
import { DocumentChain } from '@/features/documents/chain/document_chain'
import { DocumentColumns } from '@/features/documents/pages/document_columns'
import { AnswerFacts } from './answer_facts'

type Answered = ComponentProps<typeof AnswerFacts>

interface OfferRecordProps extends Pick<ComponentProps<typeof Page>, 'title' | 'context' | 'back'> {
  type: 'estimate' | 'proposal'
  root: Answered['root']
  offer: Answered['offer'] & { number: string | null }
  /** Status, figures and steps. */
  strip: ReactNode
  paper: ReactNode
  side?: 'narrow'
  /** Between the client's answer and the mails. */
  facts?: ReactNode
  /** Versions and history. */
  log: ReactNode
  /** Of the step that is under way. */
  dialog: ReactNode
}

/** The page of an offer: its paper beside the answer, the mails and the history. */
export function OfferRecord({
  type,
  root,
  offer,
  strip,
  paper,
  side,
  facts,
  log,
  dialog,
  ...head
}: OfferRecordProps) {
  const { t } = useTranslation('offers')
  return (
    <Page {...head}>
      <DocumentChain type={type} id={offer._id} />
      {strip}
      <DocumentColumns paper={paper} {...(side && { side })}>
        <AnswerFacts root={root} offer={offer} />
        {facts}
        {offer.number && (
          <Section title={t('record.mails')}>
            <MailsOf documentId={offer._id} />
          </Section>
        )}
        {log}
      </DocumentColumns>
      {dialog}
    </Page>
  )
}
