import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { AFFECTED, type VendorRow } from './vendor'

interface MergeVendorProps {
  vendor: VendorRow
  onClose: () => void
}

/** Gives the expenses and names of a vendor to another one. */
export function MergeVendor({ vendor, onClose }: MergeVendorProps) {
  const { t } = useTranslation('expenses')
  const [into, setInto] = useState<VendorRow>()
  const merge = useChange({
    change: (intoId: string) =>
      api('POST', '/api/vendors/:id/merge', { params: { id: vendor._id }, body: { intoId } }),
    affects: AFFECTED,
    onDone: ({ name }) => {
      showDone(t('vendors.done.merged', { name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('vendors.merge_title', { name: vendor.name })}
      verb={t('vendors.merge_verb')}
      tone="danger"
      isBusy={merge.isPending}
      isReady={into !== undefined}
      onConfirm={() => into && merge.mutate(into._id)}
      onCancel={onClose}
    >
      {t('vendors.merge_text', { name: vendor.name })}
      <RemoteSelect<VendorRow>
        mt="md"
        label={t('vendors.merge_into')}
        search={(query) => listQuery('/api/vendors', query)}
        chosen={into?.name ?? ''}
        titleOf={({ name }) => name}
        noteOf={({ city, vatId }) => [city, vatId].filter(Boolean).join(' · ')}
        onSelect={setInto}
        without={vendor._id}
        data-autofocus
      />
    </ConfirmDialog>
  )
}
