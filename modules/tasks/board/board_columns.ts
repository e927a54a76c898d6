import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'

export const COLUMN_COLORS = ['grey', 'blue', 'amber', 'green', 'red'] as const
export type ColumnColor = (typeof COLUMN_COLORS)[number]

/** A column of the board of a company. */
export interface BoardColumn {
  id: string
  name: string
  color: ColumnColor
  /** Whether a task in it is done; exactly one column is so. */
  isDone: boolean
}

interface Row {
  id: string
  name: string
  color: ColumnColor
  is_done: boolean | number
}

const OWN =
  'select id, name, color, is_done from board_columns where company_id = ? order by position'

/** Ids of the columns that each company begins with; they are the same everywhere, as their key is. */
const TO_DO = '00000000-0000-7000-8000-00000000b001'
const DOING = '00000000-0000-7000-8000-00000000b002'
const DONE = '00000000-0000-7000-8000-00000000b003'

/** The columns of a board in their order: those of the company, or the first ones in its language. */
export async function readColumns(
  company: Pick<CompanyScope, 'id' | 'language'>
): Promise<BoardColumn[]> {
  const rows = await readRows<Row>(OWN, [company.id])
  if (rows.length === 0) return firstColumns(company)
  return rows.map(({ id, name, color, is_done }) => ({ id, name, color, isDone: Boolean(is_done) }))
}

const firstColumns = ({ language }: Pick<CompanyScope, 'language'>): BoardColumn[] => [
  { id: TO_DO, name: translate(language, 'tasks:board.to_do'), color: 'grey', isDone: false },
  { id: DOING, name: translate(language, 'tasks:board.doing'), color: 'blue', isDone: false },
  { id: DONE, name: translate(language, 'tasks:board.done'), color: 'green', isDone: true },
]
