import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { Section } from '@/components/page/section'
import { PaperDrawing } from '@/components/pictures/drawings'
import { recordQuery } from '@/lib/server/queries'
import type { Account, AccountClient } from '../ledger'
import { AccountTools } from './account_tools'
import { AgeingFigures } from './ageing_figures'
import { type AccountRow, entryColumns } from './entry_columns'
import { RangeFilter } from './range_filter'

const PAGE = 100
const NONE = { currency: 'EUR', debit: 0, credit: 0, closing: 0 }

/** A client's account: what was asked for and what came, with the balance after each, and how old the rest is. */
export function LedgerTab({ client }: { client: AccountClient }) {
  const { t } = useTranslation('ledger')
  const state = useTableState<'/api/clients/:id/ledger'>({
    filters: ['from', 'until', 'openOnly', 'currency'],
    pageSize: PAGE,
  })
  const query = { ...state.query }
  const answer = useQuery({
    ...recordQuery('/api/clients/:id/ledger', { params: { id: client._id }, query }),
    placeholderData: keepPreviousData,
  })
  const account = answer.data
  const list = useQuery({
    ...recordQuery('/api/clients/:id/ledger', { params: { id: client._id }, query }),
    placeholderData: keepPreviousData,
    select: (data) => ({ rows: rowsOf(data, state.page), total: data.count, totals: {} }),
  })
  return (
    <>
      <AccountTools client={client} account={account} filters={state.filters} />
      {account && account.ageing.total !== 0 && (
        <Section title={t('ageing.title')}>
          <AgeingFigures ageing={account.ageing} currency={account.currency} />
        </Section>
      )}
      <DataTable
        name="ledger"
        label={t('page.ledger')}
        columns={entryColumns(t, account ?? NONE)}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        filters={<RangeFilter state={state} account={account} />}
        empty={
          <EmptyState
            drawing={<PaperDrawing />}
            title={t('page.empty')}
            text={t('page.empty_text')}
          />
        }
      />
    </>
  )
}

/** The entries, on the first page after the balance with which a period begins. */
function rowsOf({ opening, entries }: Account, page: number): AccountRow[] {
  const before = page === 1 && opening !== 0
  return [
    ...(before ? [{ _id: 'opening', kind: 'before', balance: opening } as const] : []),
    ...entries,
  ]
}
