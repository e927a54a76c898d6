import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { taxRateOf, useSettings } from '@/lib/settings'
import { NoteForm } from '../form/note_form'
import { valuesOf } from '../form/note_values'

/** `/delivery-note/{id}/edit`: only drafts can be changed; what was issued is shown instead. */
export function Component() {
  const { t } = useTranslation('deliveries')
  const { id = '' } = useParams()
  const settings = useSettings()
  // The form keeps what it began with, so it begins with the newest and not with what is kept.
  const note = useQuery({
    ...recordQuery('/api/delivery-notes/:id', { params: { id } }),
    staleTime: 0,
  })
  const isReady = note.isFetchedAfterMount && !settings.isPending
  const taxRate = taxRateOf(settings.data?.preferences)
  if (note.data && note.data.status !== 'Draft')
    return <Navigate to={`/view/delivery-notes/${id}`} replace />
  return (
    <Page
      title={t('form.edit')}
      back={{ to: `/view/delivery-notes/${id}`, label: t('view.draft') }}
    >
      {note.isError && <ErrorAlert failure={note.error} onRetry={() => void note.refetch()} />}
      {!isReady && !note.isError && <Loading variant="skeleton" extent="cardList" count={3} />}
      {isReady && note.data && (
        <NoteForm key={id} initial={valuesOf(note.data, taxRate)} taxRate={taxRate} />
      )}
    </Page>
  )
}
