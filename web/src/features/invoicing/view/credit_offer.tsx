import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { useInvoiceCall } from '../actions/use_invoice_call'
import type { Invoice } from '../invoice'

/** Credit that the client has, above an invoice that it could settle. */
export function CreditOffer({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  const { call, isBusy } = useInvoiceCall()
  const { _id, client, open, currency } = invoice
  const isWanted = client !== null && open > 0
  const credits = useQuery({
    ...listQuery('/api/credits', { clientId: client?._id ?? '', open: true }),
    enabled: isWanted,
  })
  const credit = credits.data?.rows.find((each) => each.currency === currency)
  if (!isWanted || !credit) return null

  const amount = Math.min(credit.remaining, open)
  const money = (value: number) => formatMoney(value, currency, language)
  const use = () =>
    call(
      () =>
        api('POST', '/api/credits/:id/applications', {
          params: { id: credit._id },
          body: { invoiceId: _id, amount },
        }),
      () => t('credit.used', { amount: money(amount) })
    )
  return (
    <Alert color="gray" variant="light" mb="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{t('credit.has', { amount: money(credit.remaining) })}</Text>
        <Button size="xs" variant="default" loading={isBusy} onClick={() => void use()}>
          {t('credit.use', { amount: money(amount) })}
        </Button>
      </Group>
    </Alert>
  )
}
