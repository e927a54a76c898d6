import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueryOf, RowOf } from '#api/routes'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { Loading } from '@/components/loading/loading'
import { LoadingForm } from '@/components/loading/loading_form'
import { ErrorAlert } from '@/components/page/error_alert'
import { Money } from '@/components/values/money'
import type { OpenInvoice } from '@/features/payments/parts'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { latePart } from '@/lib/parts/late_part'
import { listQuery, recordQuery } from '@/lib/server/queries'
import type { Entry } from '../entry'
import { EntryDrawer } from './entry_drawer'

const MatchForm = latePart(async () => (await import('./match_form')).MatchForm, LoadingForm)

type InvoiceRow = RowOf<'/api/invoices'>

/** The entry of `?match=`: which invoices it pays, chosen by hand. */
export function MatchDrawer() {
  const { t } = useTranslation('banking')
  return (
    <EntryDrawer parameter="match" title={t('match.title')}>
      {(entry, close) => <Chosen key={entry._id} entry={entry} onDone={close} />}
    </EntryDrawer>
  )
}

function Chosen({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const { t } = useTranslation('banking')
  const { language } = useLanguage()
  const first = entry.suggestions[0]?.allocations[0]?.invoiceId ?? ''
  const [invoiceId, setInvoiceId] = useState(first)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const chosen = useQuery({
    ...recordQuery('/api/invoices/:id', { params: { id: invoiceId } }),
    enabled: invoiceId !== '',
  })
  const clientId = chosen.data?.client?._id
  const theirs = useQuery({
    ...recordQuery('/api/payments/open-invoices', { query: { clientId: clientId ?? '' } }),
    enabled: clientId !== undefined,
  })
  const invoices = clientId === undefined ? (chosen.data ? [alone(chosen.data)] : []) : theirs.data
  const failed = [chosen, theirs].find(({ isError }) => isError)
  const { amount, currency, name, purpose } = entry
  return (
    <>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        <Money amount={amount} currency={currency} /> · {name}
      </Text>
      <Text size="sm" c="dimmed" mb="md" style={{ overflowWrap: 'anywhere' }}>
        {purpose}
      </Text>
      <RemoteSelect
        label={t('match.invoice')}
        mb="md"
        search={(query) => listQuery('/api/invoices', { ...query, ...OPEN, currency })}
        chosen={chosen.data && invoiceId ? (chosen.data.number ?? '') : ''}
        titleOf={(row) => `${row.number} · ${nameOf(row)}`}
        noteOf={(row) => formatMoney(row.open, row.currency, language)}
        onSelect={({ _id }) => setInvoiceId(_id)}
        // The entry comes after the drawer has opened and put the focus elsewhere.
        ref={field}
      />
      {failed && <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />}
      {invoiceId !== '' && !failed && !(chosen.data && invoices) && (
        <Loading variant="skeleton" extent="inline" />
      )}
      {chosen.data && invoices && (
        <MatchForm
          key={invoiceId}
          entry={entry}
          clientName={nameOf(chosen.data)}
          invoices={firstOf(invoices, invoiceId).filter((one) => one.currency === currency)}
          onDone={onDone}
        />
      )}
    </>
  )
}

const OPEN = {
  status: ['Unpaid', 'Partially Paid', 'Overdue'],
  sort: 'date',
  order: 'desc',
} satisfies QueryOf<'/api/invoices'>

const nameOf = ({ client, customClient }: Pick<InvoiceRow, 'client' | 'customClient'>) =>
  client?.name ?? customClient?.name ?? ''

/** The chosen one gets its share before the older ones. */
const firstOf = (invoices: readonly OpenInvoice[], id: string) => [
  ...invoices.filter(({ _id }) => _id === id),
  ...invoices.filter(({ _id }) => _id !== id),
]

/** An invoice to a recipient without a client record is paid alone. */
const alone = (
  invoice: Pick<InvoiceRow, '_id' | 'number' | 'date' | 'dueDate' | 'currency' | 'open'>
): OpenInvoice => {
  const { _id, number, date, dueDate, currency, open } = invoice
  return { _id, number, date, dueDate, currency, open, skontoOffer: [] }
}
