import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Column } from './column'
import classes from './data_table.module.css'
import type { Selection } from './rows/selection'
import { TickBox } from './rows/tick_box'
import type { TableState } from './table_state'

interface TableHeadProps<Row> {
  columns: Column<Row>[]
  state: TableState
  /** Undefined when nothing can be done with several rows. */
  selection: Selection | undefined
  hasRowMenu: boolean
}

export function TableHead<Row>({ columns, state, selection, hasRowMenu }: TableHeadProps<Row>) {
  const { t } = useTranslation('common')
  return (
    <thead className={classes.head}>
      <tr>
        {selection && (
          <th className={classes.tick}>
            <TickBox
              label={t('table.select_all')}
              isTicked={selection.areAll}
              isPartly={selection.areSome}
              onToggle={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} state={state} />
        ))}
        {hasRowMenu && (
          <th className={classes.menu}>
            <span className={classes.hidden}>{t('table.row_actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function HeadCell<Row>({ column, state }: { column: Column<Row>; state: TableState }) {
  const { sortKey, label, align, isFluid, isSpare } = column
  const isSorted = sortKey !== undefined && state.sort === sortKey
  const Arrow = state.order === 'desc' ? IconArrowDown : IconArrowUp
  const direction = state.order === 'desc' ? 'descending' : 'ascending'
  return (
    <th
      data-align={align}
      data-fluid={isFluid}
      data-spare={isSpare}
      scope="col"
      aria-sort={isSorted ? direction : undefined}
    >
      {sortKey ? (
        <UnstyledButton className={classes.sort} onClick={() => state.sortBy(sortKey)}>
          {label}
          {isSorted && <Arrow size={14} aria-hidden />}
        </UnstyledButton>
      ) : (
        label
      )}
    </th>
  )
}
