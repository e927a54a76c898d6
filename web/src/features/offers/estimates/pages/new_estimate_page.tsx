import { useTranslation } from 'react-i18next'
import { NewDocumentPage } from '@/features/documents/pages/new_document_page'
import { EstimateForm } from '../form/estimate_form'
import { newEstimate } from '../form/estimate_values'

/** `/estimates/new` */
export function Component() {
  const { t } = useTranslation('estimates')
  return (
    <NewDocumentPage title={t('form.new')} back={{ to: '/estimates', label: t('list.title') }}>
      {({ preferences, client, country, taxRate }) => (
        <EstimateForm initial={newEstimate(preferences, client, country)} taxRate={taxRate} />
      )}
    </NewDocumentPage>
  )
}
