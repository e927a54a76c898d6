import classes from '../data_table.module.css'
import { RowMenu } from './row_menu'
import { FirstCell, type RowsProps } from './table_rows'

/**
 * The table on a phone: two lines a row. The first line is the first column and the last one that is
 * aligned right (the amount); the second line is the rest.
 */
export function PhoneList<Row>(props: RowsProps<Row>) {
  const { rows, columns, rowId, rowName, rowActions } = props
  const shown = columns.slice(1).filter(({ isWideOnly }) => !isWideOnly)
  const figure = shown.findLast(({ align }) => align === 'right')
  const rest = shown.filter((column) => column !== figure)
  return (
    <>
      <ul className={classes.list} data-rows>
        {rows.map((row) => (
          <li key={rowId(row)} className={classes.item}>
            <div className={classes.lines}>
              <div className={classes.line}>
                <FirstCell {...props} row={row} />
                {figure && <span className={classes.figure}>{figure.cell(row)}</span>}
              </div>
              <div className={classes.second}>
                {rest.map((column) => (
                  <span key={column.key} data-fluid={column.isFluid}>
                    {column.cell(row)}
                  </span>
                ))}
              </div>
            </div>
            {rowActions && (
              <RowMenu row={row} name={rowName?.(row) ?? ''} actions={rowActions(row)} />
            )}
          </li>
        ))}
      </ul>
      {figure?.foot && (
        <div className={classes.phoneTotal}>
          <span>{figure.label}</span>
          <span>{figure.foot}</span>
        </div>
      )}
    </>
  )
}
