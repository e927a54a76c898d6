import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { LoadingForm } from '@/components/loading/loading_form'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'

const NewCollectionForm = latePart(
  async () => (await import('../new/new_collection_form')).NewCollectionForm,
  LoadingForm
)

/** The choice of invoices for a new file, opened by `?new=1`. */
export function NewCollectionDrawer() {
  const { t } = useTranslation('collections')
  const target = useBeside('new')
  const candidates = useQuery({
    ...recordQuery('/api/collections/candidates'),
    enabled: target.id !== null,
  })
  return (
    <RecordDrawer
      isOpen={target.id !== null}
      title={t('new.title')}
      size={640}
      query={candidates}
      onClose={target.close}
    >
      {(found) => <NewCollectionForm candidates={found} />}
    </RecordDrawer>
  )
}
