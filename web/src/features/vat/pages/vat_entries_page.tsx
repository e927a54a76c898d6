import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { PaperDrawing } from '@/components/pictures/drawings'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { useKindWord } from '../parts/use_kind_word'
import { useVatState, type VatEntry } from '../vat'

/** `/vat/entries`: the documents behind a figure, and why each counts on its day. */
export function Component() {
  const { t } = useTranslation('vat')
  const { query } = useVatState()
  const { from, to, basis } = query
  const state = useTableState<'/api/reports/vat/entries'>({
    filters: [
      ...(['from', 'to', 'basis', 'currency', 'category', 'rate'] as const),
      ...(['clientId', 'clientName', 'cause', 'kind'] as const),
    ],
  })
  const list = useQuery({
    ...listQuery('/api/reports/vat/entries', { ...state.query, from, to, basis }),
    placeholderData: keepPreviousData,
  })
  const kindWord = useKindWord()
  const { currency = '', category, rate } = state.filters
  const kind = isCategory(category) && rate ? kindWord({ category, rate: Number(rate) }) : ''
  return (
    <Page
      title={t('entries.title')}
      beside={
        <Text c="dimmed">
          {[t(`basis.${basis}`), `${formatDate(from)} – ${formatDate(to)}`, kind, currency]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      }
      back={{ to: `/vat?${new URLSearchParams({ from, to, basis })}`, label: t('title') }}
    >
      <DataTable
        name="vat-entries"
        label={t('entries.title')}
        columns={useEntryColumns()}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowLink={({ document }) => `/view/invoices/${document._id}`}
        empty={<EmptyState drawing={<PaperDrawing />} title={t('none')} text={t('none_text')} />}
      />
    </Page>
  )
}

const CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
const isCategory = (name: string | undefined): name is (typeof CATEGORIES)[number] =>
  CATEGORIES.some((category) => category === name)

function useEntryColumns(): Column<VatEntry>[] {
  const { t } = useTranslation('vat')
  const kindWord = useKindWord()
  const amount = (name: 'net' | 'tax' | 'gross'): Column<VatEntry> => ({
    key: name,
    label: t(`column.${name}`),
    align: 'right',
    cell: (row) => <Money amount={row[name]} currency={row.currency} />,
    csv: (row) => row[name],
    isWideOnly: name !== 'tax',
  })
  return [
    { key: 'number', label: t('entries.number'), cell: ({ document }) => document.number },
    {
      key: 'date',
      label: t('entries.date'),
      cell: ({ date }) => <DayText value={date} />,
      csv: ({ date }) => formatDate(date),
    },
    {
      key: 'client',
      label: t('entries.client'),
      cell: ({ clientName }) => clientName,
      isFluid: true,
    },
    {
      key: 'cause',
      label: t('entries.cause'),
      cell: ({ cause, document: { kind } }) =>
        t(cause === 'document' ? `kind.${kind}` : `cause.${cause}`),
      isWideOnly: true,
    },
    { key: 'kind', label: t('column.kind'), cell: kindWord, isSpare: true },
    amount('net'),
    amount('tax'),
    amount('gross'),
  ]
}
