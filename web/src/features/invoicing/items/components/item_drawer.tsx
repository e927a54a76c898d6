import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { Loading } from '@/components/loading/loading'
import { LoadingForm } from '@/components/loading/loading_form'
import { ErrorAlert } from '@/components/page/error_alert'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'
import { useSettings } from '@/lib/settings'

const ItemForm = latePart(async () => (await import('./item_form')).ItemForm, LoadingForm)

interface ItemDrawerProps {
  /** The id of the item to change, `new` for a new one, nothing while it is closed. */
  target: string | undefined
  onClose: () => void
}

export function ItemDrawer({ target, onClose }: ItemDrawerProps) {
  const { t } = useTranslation('items')
  // A new item starts with the company's tax rate.
  const isReady = !useSettings().isPending
  return (
    <FormDrawer
      isOpen={target !== undefined}
      title={t(target === 'new' ? 'form.new' : 'form.edit')}
      onClose={onClose}
    >
      {target === 'new' && (isReady ? <ItemForm onClose={onClose} /> : <Loading />)}
      {target !== undefined && target !== 'new' && (
        <KnownItem key={target} id={target} onClose={onClose} />
      )}
    </FormDrawer>
  )
}

/** Fetches the item on every opening, so that the form starts with current values. */
function KnownItem({ id, onClose }: { id: string; onClose: () => void }) {
  const item = useQuery({ ...recordQuery('/api/items/:id', { params: { id } }), staleTime: 0 })
  if (item.isError) return <ErrorAlert failure={item.error} onRetry={() => void item.refetch()} />
  if (!item.data || !item.isFetchedAfterMount) return <Loading />
  return <ItemForm item={item.data} onClose={onClose} />
}
