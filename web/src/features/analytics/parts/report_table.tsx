import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addressOf } from '../addresses'
import type { ReportCell, ReportRow, ReportTable as Table } from '../analytics'
import { useFigureFormat } from './figure'
import classes from './table.module.css'

/** With more columns of figures they stand closer together. */
const MOST_SPACIOUS = 6

/** A table of a report; every figure that has a list leads to it. On a phone each row takes two lines. */
export function ReportTable({ table, currency }: { table: Table; currency: string }) {
  const { t } = useTranslation('analytics')
  const { columns, rows, total } = table
  const most = Math.max(...rows.map(({ cells }) => cells[0]?.value ?? 0), 0)
  const isRanking = table.chart === 'ranking' && most > 0
  return (
    <div className={classes.frame}>
      <table
        className={classes.table}
        data-many={columns.length > MOST_SPACIOUS || undefined}
        aria-label={table.title}
      >
        <thead>
          <tr>
            <th scope="col">{table.head}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-sum={row.isSum || undefined}>
              <th scope="row">
                <RowName row={row} />
                {isRanking && <Bar part={(row.cells[0]?.value ?? 0) / most} />}
              </th>
              <Cells cells={row.cells} columns={columns} currency={currency} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <Cells cells={total} columns={columns} currency={currency} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function RowName({ row: { name, link } }: { row: ReportRow }) {
  return link ? (
    <Anchor component={Link} to={addressOf(link)} inherit className={classes.name}>
      {name}
    </Anchor>
  ) : (
    name
  )
}

/** How large a row is beside the largest one. */
function Bar({ part }: { part: number }) {
  return (
    <span className={classes.track} aria-hidden>
      <span className={classes.bar} style={{ width: `${Math.max(0, part) * 100}%` }} />
    </span>
  )
}

interface CellsProps {
  cells: ReportCell[]
  columns: Table['columns']
  currency: string
}

function Cells({ cells, columns, currency }: CellsProps) {
  const format = useFigureFormat(currency)
  return cells.map(({ value, link }, index) => {
    const { key, label, unit } = columns[index] ?? { key: String(index), label: '', unit: 'count' }
    const text = format(value, unit)
    return (
      <td
        key={key}
        data-label={label}
        data-empty={value === null || undefined}
        data-zero={value === 0 || undefined}
      >
        {link && value !== null && value !== 0 ? (
          <Anchor component={Link} to={addressOf(link)} inherit className={classes.figure}>
            {text}
          </Anchor>
        ) : (
          text
        )}
      </td>
    )
  })
}
