import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { recordQuery } from '@/lib/server/queries'
import { CollectionDetails } from './collection_details'

/** The file of `?collection=`: its direct debits, and what became of them. */
export function CollectionDrawer() {
  const { t } = useTranslation('collections')
  const target = useBeside('collection')
  const collection = useQuery({
    ...recordQuery('/api/collections/:id', { params: { id: target.id ?? '' } }),
    enabled: target.id !== null,
  })
  return (
    <RecordDrawer
      isOpen={target.id !== null}
      title={t('file.title')}
      size={640}
      query={collection}
      onClose={target.close}
    >
      {(data) => <CollectionDetails key={data.state} collection={data} />}
    </RecordDrawer>
  )
}
