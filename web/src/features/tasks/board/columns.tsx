import type { QueryKey } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { type Board, type Card, type Direction, neighbourPlace } from './board'
import classes from './board.module.css'
import { BoardCard } from './board_card'
import { usePlaceCard } from './place_card'
import { useCardDrag } from './use_card_drag'

interface ColumnsProps {
  board: Board
  queryKey: QueryKey
}

/** The columns side by side, between which cards are moved. */
export function Columns({ board, queryKey }: ColumnsProps) {
  const { t } = useTranslation('tasks')
  const place = usePlaceCard(queryKey)
  const { columns } = board
  const cardOf = (taskId: string) =>
    columns.flatMap(({ tasks }) => tasks).find(({ _id }) => _id === taskId)
  const { drag, handlersOf } = useCardDrag((taskId, target) => {
    const card = cardOf(taskId)
    if (card) void place(card, target)
  })
  const step = (card: Card, direction: Direction) => {
    const target = neighbourPlace(board, card._id, direction)
    if (target) void place(card, target)
  }
  return (
    <>
      <div className={classes.board} data-board>
        {columns.map((column) => (
          <section
            key={column._id}
            className={classes.column}
            data-column={column._id}
            data-color={column.color}
            data-over={drag?.place?.columnId === column._id || undefined}
            aria-label={column.name}
          >
            <h2 className={classes.name}>
              {column.name}
              <span>{column.tasks.length}</span>
            </h2>
            <ul className={classes.cards}>
              {drag?.place?.columnId === column._id && drag.place.afterId === null && <DropLine />}
              {column.tasks.map((card) => (
                <Fragment key={card._id}>
                  <BoardCard
                    card={card}
                    column={column}
                    columns={columns}
                    offset={drag?.taskId === card._id ? drag : undefined}
                    drag={handlersOf(card._id)}
                    onStep={(direction) => step(card, direction)}
                    onMoveTo={(columnId) => void place(card, { columnId, afterId: null })}
                  />
                  {drag?.place?.columnId === column._id && drag.place.afterId === card._id && (
                    <DropLine />
                  )}
                </Fragment>
              ))}
              {column.tasks.length === 0 && !drag && (
                <li className={classes.none}>{t('board.none')}</li>
              )}
            </ul>
          </section>
        ))}
      </div>
      <p className={classes.help}>{t(board.isCut ? 'board.cut' : 'board.help')}</p>
    </>
  )
}

/** Where the held card would come. */
const DropLine = () => <li className={classes.line} aria-hidden />
