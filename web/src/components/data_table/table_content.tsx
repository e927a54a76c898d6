import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Loading } from '../loading/loading'
import { BulkBar } from './bulk_bar'
import type { DataTableProps } from './data_table'
import classes from './data_table.module.css'
import { PhoneList } from './rows/phone_list'
import { useRowKeys } from './rows/row_keys'
import { useSelection } from './rows/selection'
import { SkeletonRows, TableRows } from './rows/table_rows'
import { TableTotals } from './table_foot'
import { TableHead } from './table_head'
import { useOverflow } from './use_overflow'

const SKELETON_ROWS = 8
const PHONE = '(max-width: 48em)'

/** The rows of a `DataTable`: a table, or two-line rows on a phone. */
export function TableContent<Row>(props: DataTableProps<Row> & { rows: Row[] }) {
  const { rows, columns, state, list, rowId, rowLink, rowName, rowActions } = props
  const { bulkActions = [] } = props
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const navigate = useNavigate()
  const { t } = useTranslation('common')
  const ids = rows.map(rowId)
  const ticks = useSelection(ids, props.ticked)
  const selection = bulkActions.length > 0 ? ticks : undefined
  const rowOf = (id: string) => rows.find((row) => rowId(row) === id)
  const open = (id: string) => {
    const row = rowOf(id)
    const address = row && rowLink?.(row)
    if (address) navigate(address)
  }
  const currentId = useRowKeys({ ids, onOpen: open, onTick: (id) => selection?.toggle(id) })

  const parts = { rows, columns, rowId, rowLink, rowName, rowActions, selection, currentId }
  const hasRowMenu = rowActions !== undefined
  if (isPhone && list.isPending) return <Loading extent="tableRow" variant="skeleton" count={6} />
  if (isPhone) return <PhoneList {...parts} />
  return (
    <>
      <TableFrame>
        <table className={classes.table} aria-label={props.label} aria-busy={list.isPending}>
          <TableHead
            columns={columns}
            state={state}
            selection={selection}
            hasRowMenu={hasRowMenu}
          />
          {list.isPending ? (
            <SkeletonRows
              columns={columns.length + (selection ? 1 : 0) + (hasRowMenu ? 1 : 0)}
              count={SKELETON_ROWS}
            />
          ) : (
            <TableRows {...parts} />
          )}
          <TableTotals
            columns={columns}
            hasTick={selection !== undefined}
            hasRowMenu={hasRowMenu}
          />
        </table>
      </TableFrame>
      {list.isPending && <output className={classes.hidden}>{t('loading.default')}</output>}
      <BulkBar
        rows={rows.filter((row) => selection?.selected.includes(rowId(row)))}
        actions={bulkActions}
        onClear={ticks.clear}
      />
    </>
  )
}

/** A table that fits leaves its head to the window, where it sticks; a wider one scrolls in its frame. */
function TableFrame({ children }: { children: ReactNode }) {
  const { frame, isWide } = useOverflow()
  return (
    <div ref={frame} className={classes.frame} data-wide={isWide || undefined}>
      {children}
    </div>
  )
}
