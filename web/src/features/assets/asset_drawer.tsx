import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { AssetForm } from './asset_form'
import { assetValues, newAsset } from './asset_values'

interface AssetDrawerProps {
  /** The id of the one to change, `new` for a new one, nothing while it is closed. */
  target: string | undefined
  onClose: () => void
}

/** The form of an asset beside the register; a new one begins with the expense in `?from=`. */
export function AssetDrawer({ target, onClose }: AssetDrawerProps) {
  const { t } = useTranslation('assets')
  const isNew = target === 'new'
  return (
    <FormDrawer
      isOpen={target !== undefined}
      title={t(isNew ? 'list.new' : 'form.edit')}
      onClose={onClose}
    >
      {isNew && <NewOne onClose={onClose} />}
      {target !== undefined && !isNew && <KnownOne key={target} id={target} onClose={onClose} />}
    </FormDrawer>
  )
}

function NewOne({ onClose }: { onClose: () => void }) {
  const [parameters] = useSearchParams()
  const from = parameters.get('from')
  const settings = useSettings()
  const purchases = useQuery({ ...listQuery('/api/asset-purchases'), enabled: from !== null })
  const kinds = useQuery(listQuery('/api/asset-kinds'))
  if (settings.isPending || kinds.isPending || (from && purchases.isPending)) return <Loading />
  const purchase = purchases.data?.rows.find(({ _id }) => _id === from)
  return (
    <AssetForm
      key={from}
      initial={newAsset(purchase)}
      asset={undefined}
      currency={settings.data?.preferences.currency ?? DEFAULT_CURRENCY}
      expense={purchase ?? null}
      onClose={onClose}
    />
  )
}

function KnownOne({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    ...recordQuery('/api/assets/:id', { params: { id } }),
    staleTime: 0,
  })
  const kinds = useQuery(listQuery('/api/asset-kinds'))
  if (query.isError)
    return <ErrorAlert failure={query.error} onRetry={() => void query.refetch()} />
  if (!query.data || !query.isFetchedAfterMount || kinds.isPending) return <Loading />
  return (
    <AssetForm
      initial={assetValues(query.data)}
      asset={query.data}
      currency={query.data.currency}
      expense={query.data.expense}
      onClose={onClose}
    />
  )
}
