import { audit } from '#core/audit/audit'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { type ColumnColor, readColumns } from './board_columns.js'
import { lockBoard } from './place_task.js'

interface WishedColumn {
  /** Missing for a new one. */
  _id?: string | undefined
  name: string
  color: ColumnColor
  isDone: boolean
}

/**
 * Replaces the columns of a board. Tasks of a column that is left out go where their state belongs. Only inside inTx.
 * @throws 422 `column_unknown` for a column that is not there any more, `one_done_column`
 */
export async function saveColumns(
  company: Pick<CompanyScope, 'id' | 'language'>,
  wished: WishedColumn[]
) {
  await lockBoard(company)
  if (wished.filter(({ isDone }) => isDone).length !== 1) {
    throw new FieldError('columns', 'tasks.one_done_column')
  }
  const known = new Set((await readColumns(company)).map(({ id }) => id))
  if (wished.some(({ _id }) => _id !== undefined && !known.has(_id))) {
    throw new FieldError('columns', 'tasks.column_unknown')
  }
  const columns = wished.map(({ _id, name, color, isDone }) => ({
    id: _id ?? newId(),
    name,
    color,
    isDone,
  }))
  await changeRows('delete from board_columns where company_id = ?', [company.id])
  await insertRows(
    'board_columns',
    columns.map(({ id, name, color, isDone }, position) => ({
      company_id: company.id,
      id,
      position,
      name,
      color,
      is_done: isDone,
    }))
  )
  const kept = columns.map(() => '?').join(', ')
  await changeRows(`delete from board_places where company_id = ? and column_id not in (${kept})`, [
    company.id,
    ...columns.map(({ id }) => id),
  ])
  await audit({
    companyId: company.id,
    action: 'board.changed',
    subject: { type: 'board', id: company.id },
    details: { columns: columns.map(({ name }) => name).join(', ') },
  })
  publish(company.id, { kind: 'task', id: '', audience: 'staff' })
}
