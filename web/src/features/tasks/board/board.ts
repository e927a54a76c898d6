import type { AnswerOf } from '#api/routes'

export type Board = AnswerOf<'GET', '/api/board'>
export type BoardColumn = Board['columns'][number]
export type Card = BoardColumn['tasks'][number]

/** Where a card comes: into a column, below another card or, for null, to its top. */
export interface Place {
  columnId: string
  afterId: string | null
}

/** Where a card is now. */
export function placeOf({ columns }: Board, taskId: string): Place | undefined {
  for (const { _id, tasks } of columns) {
    const index = tasks.findIndex((task) => task._id === taskId)
    if (index >= 0) return { columnId: _id, afterId: tasks[index - 1]?._id ?? null }
  }
  return undefined
}

export const isSamePlace = (one: Place | undefined, other: Place | undefined) =>
  one?.columnId === other?.columnId && one?.afterId === other?.afterId

/** The board with a card in another place, as it is shown until the server has answered. */
export function withCardAt(board: Board, taskId: string, { columnId, afterId }: Place): Board {
  const card = board.columns.flatMap(({ tasks }) => tasks).find(({ _id }) => _id === taskId)
  if (!card) return board
  const columns = board.columns.map((column) => {
    const tasks = column.tasks.filter(({ _id }) => _id !== taskId)
    if (column._id !== columnId) return { ...column, tasks }
    const index = tasks.findIndex(({ _id }) => _id === afterId) + 1
    const moved = { ...card, status: column.isDone ? ('done' as const) : ('open' as const) }
    return { ...column, tasks: tasks.toSpliced(index, 0, moved) }
  })
  return { ...board, columns }
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The place one step away; undefined at an edge. A card that changes the column goes to its top. */
export function neighbourPlace(
  { columns }: Board,
  taskId: string,
  direction: Direction
): Place | undefined {
  const at = columns.findIndex(({ tasks }) => tasks.some(({ _id }) => _id === taskId))
  const column = columns[at]
  if (!column) return undefined
  if (direction === 'left' || direction === 'right') {
    const next = columns[at + (direction === 'left' ? -1 : 1)]
    return next && { columnId: next._id, afterId: null }
  }
  if (column.isDone) return undefined
  const index = column.tasks.findIndex(({ _id }) => _id === taskId)
  if (direction === 'up') {
    if (index === 0) return undefined
    return { columnId: column._id, afterId: column.tasks[index - 2]?._id ?? null }
  }
  const below = column.tasks[index + 1]
  return below && { columnId: column._id, afterId: below._id }
}
