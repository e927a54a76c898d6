import { Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ListAnswer } from '@/lib/queries'
import { SearchDrawing } from '../drawings'
import { EmptyState } from '../empty_state'
import { ErrorAlert } from '../error_alert'
import { Loading } from '../loading'
import { SearchField } from '../search_field'
import { BulkBar } from './bulk_bar'
import type { BulkAction, Column, RowAction } from './column'
import classes from './data_table.module.css'
import { useShownColumns } from './hidden_columns'
import { PhoneList } from './phone_list'
import { useRowKeys } from './row_keys'
import { useSelection } from './selection'
import { saveTable } from './table_csv'
import { Pager, TableTotals } from './table_foot'
import { TableHead } from './table_head'
import { TableMenu } from './table_menu'
import { SkeletonRows, TableRows } from './table_rows'
import type { TableState } from './table_state'

export interface DataTableProps<Row> {
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
  rowLink?: (row: Row) => string
  rowActions?: (row: Row) => RowAction<Row>[]
  bulkActions?: BulkAction<Row>[]
  /** Label of the search field; no search without it. */
  searchLabel?: string
  /** `FilterChips` and other filters, left of the search. */
  filters?: ReactNode
  /** An `EmptyState` for when there is nothing at all. */
  empty: ReactNode
}

const SKELETON_ROWS = 8
const PHONE = '(max-width: 48em)'

/** The list of every list screen: see web/README.md. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { state, list, searchLabel, filters } = props
  const rows = list.data?.rows ?? []
  const picked = useShownColumns(props.name, props.columns)
  const isEmpty = list.isSuccess && rows.length === 0
  const isUnused = isEmpty && !state.isFiltered && state.page === 1
  return (
    <div>
      {!isUnused && (
        <Group gap="xs" mb="sm" className={classes.tools}>
          {filters}
          <Group gap="xs" ml="auto" wrap="nowrap" className={classes.search}>
            {searchLabel && (
              <SearchField label={searchLabel} value={state.search} onSearch={state.setSearch} />
            )}
            <TableMenu
              columns={props.columns}
              isShown={picked.isShown}
              onToggle={picked.toggle}
              onExport={() => saveTable(props.name, picked.shown, rows)}
            />
          </Group>
        </Group>
      )}
      {list.isError && <ErrorAlert failure={list.error} onRetry={() => void list.refetch()} />}
      {isUnused && props.empty}
      {isEmpty && !isUnused && <FilteredEmpty onClear={state.clearFilters} />}
      {!isEmpty && !list.isError && <Rows {...props} rows={rows} columns={picked.shown} />}
      {rows.length > 0 && <Pager state={state} total={list.data?.total ?? rows.length} />}
    </div>
  )
}

function Rows<Row>(props: DataTableProps<Row> & { rows: Row[] }) {
  const { rows, columns, state, list, rowId, rowLink, rowActions, bulkActions = [] } = props
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const navigate = useNavigate()
  const { t } = useTranslation('common')
  const ids = rows.map(rowId)
  const ticks = useSelection(ids)
  const selection = bulkActions.length > 0 ? ticks : undefined
  const rowOf = (id: string) => rows.find((row) => rowId(row) === id)
  const open = (id: string) => {
    const row = rowOf(id)
    if (row && rowLink) navigate(rowLink(row))
  }
  const currentId = useRowKeys({ ids, onOpen: open, onTick: (id) => selection?.toggle(id) })

  const parts = { rows, columns, rowId, rowLink, rowActions, selection, currentId }
  const hasRowMenu = rowActions !== undefined
  if (isPhone && list.isPending) return <Loading extent="tableRow" variant="skeleton" count={6} />
  if (isPhone) return <PhoneList {...parts} />
  return (
    <>
      <div className={classes.frame}>
        <table className={classes.table} aria-label={props.label} aria-busy={list.isPending}>
          <TableHead {...{ columns, state, selection, hasRowMenu }} />
          {list.isPending ? (
            <SkeletonRows
              columns={columns.length + (selection ? 1 : 0) + (hasRowMenu ? 1 : 0)}
              count={SKELETON_ROWS}
            />
          ) : (
            <TableRows {...parts} />
          )}
          <TableTotals columns={columns} hasTick={selection !== undefined} {...{ hasRowMenu }} />
        </table>
      </div>
      {list.isPending && <output className={classes.hidden}>{t('loading.default')}</output>}
      <BulkBar
        rows={rows.filter((row) => selection?.selected.includes(rowId(row)))}
        actions={bulkActions}
        onClear={ticks.clear}
      />
    </>
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
