import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { formatInstant } from '@/lib/time/days'
import type { Client } from '../../client'

/** A client's VAT id, the result of its check digits, and the tax authority's answer. */
export function VatId({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const params = { id: client._id }
  const { data: known } = useQuery(recordQuery('/api/clients/:id/vat-check', { params }))
  const ask = useChange({
    change: () => api('POST', '/api/clients/:id/vat-check', { params }),
    affects: ['/api/clients'],
    onDone: () => showDone(t('vat_check.asked')),
  })
  const last = known?.last
  return (
    <>
      {client.vatId}
      {known?.hasRightChecksum === false && (
        <Text size="xs" c="var(--kontor-status-overdue)">
          {t('vat_check.checksum_wrong')}
        </Text>
      )}
      {last && (
        <Text size="xs" c={last.isValid ? 'dimmed' : 'var(--kontor-status-overdue)'}>
          {t(last.isValid ? 'vat_check.valid' : 'vat_check.invalid', {
            time: formatInstant(last.at),
          })}
          {last.name && ` · ${last.name}`}
        </Text>
      )}
      {known?.canBeAsked && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={ask.isPending}
            onClick={() => ask.mutate(undefined)}
          >
            {t('vat_check.ask')}
          </Button>
        </div>
      )}
    </>
  )
}
