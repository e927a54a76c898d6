import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { EditDocumentPage } from '@/features/documents/pages/edit_document_page'
import { recordQuery } from '@/lib/server/queries'
import { EstimateForm } from '../form/estimate_form'
import { valuesOf } from '../form/estimate_values'

/** `/estimates/{id}/edit` */
export function Component() {
  const { t } = useTranslation('estimates')
  const { id = '' } = useParams()
  const estimate = useQuery({
    ...recordQuery('/api/estimates/:id', { params: { id } }),
    staleTime: 0,
  })
  return (
    <EditDocumentPage
      record={estimate}
      title={t('form.edit')}
      back={{ to: `/view/estimates/${id}`, label: t('view.draft') }}
    >
      {(draft, taxRate) => (
        <EstimateForm key={id} initial={valuesOf(draft, taxRate)} taxRate={taxRate} />
      )}
    </EditDocumentPage>
  )
}
