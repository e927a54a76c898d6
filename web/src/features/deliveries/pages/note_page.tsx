import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Page } from '@/components/page/page'
import { RecordPage } from '@/components/page/record_page'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { MailsOf } from '@/features/correspondence/parts'
import { DocumentChain } from '@/features/documents/chain/document_chain'
import { DocumentColumns } from '@/features/documents/pages/document_columns'
import { DocumentPages } from '@/features/documents/preview/document_pages'
import { clientName } from '@/lib/client_name'
import { recordQuery } from '@/lib/server/queries'
import { History } from '../components/history'
import { NoteFacts } from '../components/note_facts'
import { NoteStrip } from '../components/note_strip'
import { isForDesk, type Note } from '../note'
import { useNoteSteps } from '../use_steps'

/** `/view/delivery-notes/{id}` */
export function Component() {
  const { t } = useTranslation('deliveries')
  const { id = '' } = useParams()
  const record = useQuery(recordQuery('/api/delivery-notes/:id', { params: { id } }))
  const back = { to: '/delivery-note', label: t('list.title') }
  return (
    <RecordPage record={record} title={t('view.title')} back={back}>
      {(note) => <Loaded key={id} note={note} back={back} />}
    </RecordPage>
  )
}

function Loaded({ note, back }: { note: Note; back: { to: string; label: string } }) {
  const { t } = useTranslation('deliveries')
  const { start, isBusy, dialog } = useNoteSteps(note)
  const { _id, number, version } = note
  const title = number ? t('view.note', { number }) : t('view.draft')
  const context = (
    <>
      {clientName(note)} · <DayText value={note.date} />
    </>
  )
  return (
    <Page title={title} context={context} back={back}>
      {isForDesk(note) && <DocumentChain type="deliveryNote" id={_id} />}
      <NoteStrip note={note} isBusy={isBusy} onStep={(step) => void start(step)} />
      <DocumentColumns
        paper={
          <DocumentPages
            root="/api/delivery-notes"
            id={_id}
            version={version}
            alt={title}
            openLabel={t('view.open_pdf')}
            saveLabel={t('view.save_pdf')}
          />
        }
      >
        <NoteFacts note={note} />
        {number && isForDesk(note) && (
          <Section title={t('view.mails')}>
            <MailsOf documentId={_id} />
          </Section>
        )}
        <History note={note} />
      </DocumentColumns>
      {dialog}
    </Page>
  )
}
