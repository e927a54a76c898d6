import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import type { CheckedInvoice } from './einvoice_parts'
import { NeededProfile, OtherProfile } from './einvoice_profile'

/** The e-invoice that the client needs, whether it is complete, and the other forms to choose from. */
export function EInvoice({ invoice }: { invoice: CheckedInvoice }) {
  const { t } = useTranslation('invoicing')
  const params = { id: invoice._id }
  // Corrections elsewhere, in the settings or at the client, take effect at once.
  const checked = useQuery({
    ...recordQuery('/api/invoices/:id/einvoice', { params }),
    staleTime: 0,
  })
  if (checked.isError) {
    return <ErrorAlert failure={checked.error} onRetry={() => void checked.refetch()} />
  }
  if (!checked.data) return <Loading variant="skeleton" extent="inline" />

  const { needed, profiles } = checked.data
  const own = profiles.find(({ profile }) => profile === needed)
  const others = profiles.filter((one) => one !== own)
  const note = noteOn(invoice, own)
  return (
    <Stack gap="lg">
      {note && (
        <Text size="sm" c="dimmed">
          {t(`einvoice.${note}`)}
        </Text>
      )}
      {own && <NeededProfile invoice={invoice} checked={own} />}
      {others.length > 0 && (
        <Stack gap="md">
          {own && (
            <Title order={2} size="h6" c="dimmed">
              {t('einvoice.others')}
            </Title>
          )}
          {others.map((one) => (
            <OtherProfile key={one.profile} invoice={invoice} checked={one} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

/** The sentence above the forms, if any: of a draft, of a client without need, of an issued document that lacks something. */
function noteOn({ status }: CheckedInvoice, own: { isValid: boolean } | undefined) {
  if (status === 'Draft') return 'draft' as const
  if (!own) return 'notNeeded' as const
  return own.isValid ? undefined : ('issued' as const)
}
