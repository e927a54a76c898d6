import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { EditDocumentPage } from '@/features/documents/pages/edit_document_page'
import { recordQuery } from '@/lib/server/queries'
import { NoteForm } from '../form/note_form'
import { valuesOf } from '../form/note_values'

/** `/delivery-note/{id}/edit` */
export function Component() {
  const { t } = useTranslation('deliveries')
  const { id = '' } = useParams()
  const note = useQuery({
    ...recordQuery('/api/delivery-notes/:id', { params: { id } }),
    staleTime: 0,
  })
  return (
    <EditDocumentPage
      record={note}
      title={t('form.edit')}
      back={{ to: `/view/delivery-notes/${id}`, label: t('view.draft') }}
    >
      {(draft, taxRate) => (
        <NoteForm key={id} initial={valuesOf(draft, taxRate)} taxRate={taxRate} />
      )}
    </EditDocumentPage>
  )
}
