import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Column, RowAction } from '../column'
import classes from '../data_table.module.css'
import { rowElementId } from './row_keys'
import { RowMenu } from './row_menu'
import type { Selection } from './selection'
import { TickBox } from './tick_box'

export interface RowsProps<Row> {
  rows: Row[]
  columns: Column<Row>[]
  rowId: (row: Row) => string
  rowLink: ((row: Row) => string | null) | undefined
  rowName: ((row: Row) => string) | undefined
  rowActions: ((row: Row) => RowAction<Row>[]) | undefined
  selection: Selection | undefined
  currentId: string | undefined
}

export function TableRows<Row>(props: RowsProps<Row>) {
  const { t } = useTranslation('common')
  return (
    <tbody data-rows>
      {props.rows.map((row) => (
        <TableRow
          key={props.rowId(row)}
          row={row}
          tickLabel={(name) => t('table.select_row', { name })}
          {...props}
        />
      ))}
    </tbody>
  )
}

interface RowProps<Row> extends RowsProps<Row> {
  row: Row
  tickLabel: (name: string) => string
}

function TableRow<Row>({ row, tickLabel, ...props }: RowProps<Row>) {
  const { columns, selection, rowActions } = props
  const id = props.rowId(row)
  const name = props.rowName?.(row) ?? ''
  return (
    <tr
      id={rowElementId(id)}
      data-current={props.currentId === id || undefined}
      data-selected={selection?.has(id) || undefined}
    >
      {selection && (
        <td className={classes.tick}>
          <TickBox
            label={tickLabel(name)}
            isTicked={selection.has(id)}
            onToggle={() => selection.toggle(id)}
          />
        </td>
      )}
      {columns.map((column, position) => (
        <td
          key={column.key}
          data-align={column.align}
          data-fluid={column.isFluid}
          data-spare={column.isSpare}
        >
          {position === 0 ? <FirstCell {...props} row={row} /> : column.cell(row)}
        </td>
      ))}
      {rowActions && (
        <td className={classes.menu}>
          <RowMenu row={row} name={name} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  )
}

/** The first column is the way into the row. */
export function FirstCell<Row>({
  row,
  columns,
  rowLink,
}: Pick<RowsProps<Row>, 'columns' | 'rowLink'> & { row: Row }) {
  const content = columns[0]?.cell(row)
  const address = rowLink?.(row)
  if (!address) return content
  return (
    <Link to={address} className={classes.link}>
      {content}
    </Link>
  )
}

/** Rows of the size of what comes. */
export function SkeletonRows({ columns, count }: { columns: number; count: number }) {
  const numbers = (length: number) => Array.from({ length }, (_, number) => number)
  return (
    <tbody aria-hidden>
      {numbers(count).map((row) => (
        <tr key={row}>
          {numbers(columns).map((column) => (
            <td key={column}>
              <Skeleton height={12} width={column === 0 ? '70%' : '50%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
