import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListAnswer } from '@/lib/server/queries'
import { useIsReader } from '@/lib/session/current_user'
import { useSession } from '@/lib/session/session'
import { SearchField } from '../filters/search_field'
import { OneLine } from '../one_line/one_line'
import { EmptyState } from '../page/empty_state'
import { ErrorAlert } from '../page/error_alert'
import { SearchDrawing } from '../pictures/drawings'
import type { BulkAction, Column, RowAction } from './column'
import classes from './data_table.module.css'
import { useShownColumns } from './hidden_columns'
import { TableContent } from './table_content'
import { saveTable } from './table_csv'
import { Pager } from './table_foot'
import { TableMenu, type TableTransfer } from './table_menu'
import { isUnused, type TableState } from './table_state'
import { SavedViews } from './views/saved_views'

export type DataTableProps<Row> = TableProps<Row> & RowsWithActions<Row>

interface TableProps<Row> {
  /** Names the table for screen readers. */
  label: string
  /** Names it for what is remembered and for the CSV file: `invoices`. */
  name: string
  columns: Column<Row>[]
  /** `useTableState(...)`. */
  state: TableState
  /** `useQuery(listQuery(path, state.query))`. */
  list: UseQueryResult<ListAnswer<Row>>
  rowId: (row: Row) => string
  /** Where a row leads; null for a row without a page. */
  rowLink?: (row: Row) => string | null
  /** Label of the search field; no search without it. */
  searchLabel?: string
  /** `FilterMenu` and `FilterChips`, between the search and the tools of the table. */
  filters?: ReactNode
  /** Saving all of the list and reading a file in, in the table's menu. */
  transfer?: TableTransfer
  /** An `EmptyState` for when there is nothing at all. */
  empty: ReactNode
}

/** Where something can be done with rows, a screen reader says with which. */
type RowsWithActions<Row> =
  | {
      /** As it reads in "Select {{name}}": `Invoice RE-2026-0001`. */
      rowName: (row: Row) => string
      rowActions?: (row: Row) => RowAction<Row>[]
      bulkActions?: BulkAction<Row>[]
      /** Ids of rows that are ticked when the list opens. */
      ticked?: string[]
    }
  | { rowName?: undefined; rowActions?: undefined; bulkActions?: undefined; ticked?: undefined }

/** The list of every list screen: see web/README.md. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { state, list, searchLabel, filters } = props
  const rows = list.data?.rows ?? []
  const picked = useShownColumns(props.name, props.columns)
  const isEmpty = list.isSuccess && rows.length === 0
  const isNew = isUnused(list, state)
  const { isSuperAdmin } = useSession()
  // Views belong to a person of a company, and to lists that can be narrowed.
  const isReader = useIsReader()
  const hasViews = !isSuperAdmin && !isReader && Object.keys(state.filters).length > 0
  return (
    <div>
      {!isNew && (
        <div className={classes.tools} data-search={searchLabel !== undefined || undefined}>
          {searchLabel && (
            <div className={classes.search}>
              <SearchField label={searchLabel} value={state.search} onSearch={state.setSearch} />
            </div>
          )}
          <div className={classes.filters}>
            <OneLine>{filters}</OneLine>
          </div>
          <div className={classes.looks}>
            {hasViews && <SavedViews list={props.name} state={state} />}
            <TableMenu
              columns={props.columns}
              isShown={picked.isShown}
              onToggle={picked.toggle}
              onExport={() => saveTable(props.name, picked.shown, rows)}
              transfer={props.transfer}
            />
          </div>
        </div>
      )}
      {list.isError && <ErrorAlert failure={list.error} onRetry={() => void list.refetch()} />}
      {isNew && props.empty}
      {isEmpty && !isNew && <FilteredEmpty onClear={state.clearFilters} />}
      {!isEmpty && !list.isError && <TableContent {...props} rows={rows} columns={picked.shown} />}
      {rows.length > 0 && <Pager state={state} total={list.data?.total ?? rows.length} />}
    </div>
  )
}

function FilteredEmpty({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('common')
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={t('table.no_match')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('table.clear_filters')}
        </Button>
      }
    />
  )
}
