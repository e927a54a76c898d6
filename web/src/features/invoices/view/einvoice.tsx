import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { recordQuery } from '@/lib/queries'
import type { Invoice } from '../invoice'
import { EInvoiceProfile } from './einvoice_profile'

/** Whether the document can go out as an e-invoice, what is missing, and its files. */
export function EInvoice({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const params = { id: invoice._id }
  // What is mended elsewhere, in the settings or at the client, counts at once.
  const checked = useQuery({
    ...recordQuery('/api/invoices/:id/einvoice', { params }),
    staleTime: 0,
  })
  if (checked.isError) {
    return <ErrorAlert failure={checked.error} onRetry={() => void checked.refetch()} />
  }
  if (!checked.data) return <Loading variant="skeleton" extent="inline" />

  const { profiles } = checked.data
  const isDraft = invoice.status === 'Draft'
  const isLacking = profiles.some(({ isValid }) => !isValid)
  return (
    <Stack gap="lg">
      {(isDraft || isLacking) && (
        <Text size="sm" c="dimmed">
          {t(isDraft ? 'einvoice.draft' : 'einvoice.issued')}
        </Text>
      )}
      {profiles.map((one) => (
        <EInvoiceProfile key={one.profile} invoice={invoice} checked={one} />
      ))}
    </Stack>
  )
}
