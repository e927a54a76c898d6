import { renderToString } from 'ink'
import { type TableProps, TableView } from './table_view.js'

/** A table as one still frame, for lists that end and give the prompt back. */
export const drawTable = ({ width, ...props }: TableProps & { width: number }) =>
  renderToString(<TableView {...props} />, { columns: width })
