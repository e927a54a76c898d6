import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { DocumentChain } from '@/components/documents/document_chain'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { DocumentPages } from '@/components/pictures/document_pages'
import { DayText } from '@/components/values/day_text'
import { MailsOf } from '@/features/mails/parts'
import { clientName } from '@/lib/client_name'
import { recordQuery } from '@/lib/server/queries'
import { History } from '../components/history'
import { NoteFacts } from '../components/note_facts'
import { NoteStrip } from '../components/note_strip'
import classes from '../components/view.module.css'
import { isForDesk, type Note } from '../note'
import { useSteps } from '../use_steps'

/** `/view/delivery-notes/{id}` */
export function Component() {
  const { t } = useTranslation('deliveries')
  const { id = '' } = useParams()
  const note = useQuery(recordQuery('/api/delivery-notes/:id', { params: { id } }))
  const back = { to: '/delivery-note', label: t('list.title') }
  if (note.data) return <Loaded key={id} note={note.data} back={back} />
  return (
    <Page title={t('view.title')} back={back}>
      {note.isError ? (
        <ErrorAlert failure={note.error} onRetry={() => void note.refetch()} />
      ) : (
        <Loading variant="skeleton" extent="cardList" count={2} />
      )}
    </Page>
  )
}

function Loaded({ note, back }: { note: Note; back: { to: string; label: string } }) {
  const { t } = useTranslation('deliveries')
  const { start, isBusy, dialog } = useSteps(note)
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
      <div className={classes.columns}>
        <DocumentPages
          root="/api/delivery-notes"
          id={_id}
          version={version}
          alt={title}
          openLabel={t('view.open_pdf')}
          saveLabel={t('view.save_pdf')}
        />
        <div>
          <NoteFacts note={note} />
          {number && isForDesk(note) && (
            <Section title={t('view.mails')}>
              <MailsOf documentId={_id} />
            </Section>
          )}
          <History note={note} />
        </div>
      </div>
      {dialog}
    </Page>
  )
}
