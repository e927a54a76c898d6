import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import type { VendorRecord } from './vendor'
import { VendorForm } from './vendor_form'

interface VendorDrawerProps {
  /** The id of the one to change, `new` for a new one, nothing while it is closed. */
  target: string | undefined
  /** The name that a new one begins with. */
  name?: string
  onClose: () => void
  onSaved: (vendor: VendorRecord) => void
}

/** The form of a vendor beside what is open. */
export function VendorDrawer({ target, name, onClose, onSaved }: VendorDrawerProps) {
  const { t } = useTranslation('expenses')
  const isNew = target === 'new'
  return (
    <FormDrawer
      isOpen={target !== undefined}
      title={t(isNew ? 'vendors.new' : 'vendors.edit')}
      onClose={onClose}
    >
      {isNew && <VendorForm {...(name !== undefined && { name })} onSaved={onSaved} />}
      {target !== undefined && !isNew && <KnownVendor key={target} id={target} onSaved={onSaved} />}
    </FormDrawer>
  )
}

/** Fetches the vendor on every opening, so that the form starts with current values. */
function KnownVendor({ id, onSaved }: { id: string; onSaved: (vendor: VendorRecord) => void }) {
  const vendor = useQuery({ ...recordQuery('/api/vendors/:id', { params: { id } }), staleTime: 0 })
  if (vendor.isError) {
    return <ErrorAlert failure={vendor.error} onRetry={() => void vendor.refetch()} />
  }
  if (!vendor.data || !vendor.isFetchedAfterMount) return <Loading />
  return <VendorForm vendor={vendor.data} onSaved={onSaved} />
}
