import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { showRefusal, showUndo } from '@/components/toast'
import { api } from '@/lib/server/api'
import { refreshTasks } from '../refresh_tasks'
import { type Board, type Card, isSamePlace, type Place, placeOf, withCardAt } from './board'

/** Puts a card somewhere else: shown at once, taken back when the server refuses, and undone from the toast. */
export function usePlaceCard(queryKey: QueryKey) {
  const client = useQueryClient()
  return (card: Card, place: Place) => placeCard({ client, queryKey }, card, place)
}

interface Shown {
  client: QueryClient
  queryKey: QueryKey
}

async function placeCard(shown: Shown, card: Card, place: Place) {
  const { client, queryKey } = shown
  const board = client.getQueryData<Board>(queryKey)
  const before = board && placeOf(board, card._id)
  if (!board || !before || isSamePlace(before, place)) return
  // An answer that is on its way would put the card back.
  await client.cancelQueries({ queryKey })
  client.setQueryData<Board>(queryKey, withCardAt(board, card._id, place))
  try {
    await api('PUT', '/api/tasks/:id/place', { params: { id: card._id }, body: place })
    const column = board.columns.find(({ _id }) => _id === place.columnId)
    showUndo({
      message: i18next.t('board.moved', { ns: 'tasks', title: card.title, column: column?.name }),
      undo: () => void placeCard(shown, card, before),
    })
  } catch (failure) {
    console.warn('The card was not moved.', failure)
    showRefusal(failure)
  }
  refreshTasks()
}
