import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { RowOf } from '#api/routes'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { useChange } from '../../use_change'
import type { TableState } from '../table_state'

export type SavedView = RowOf<'/api/saved-views'>

const PATH = '/api/saved-views'
const NONE: SavedView[] = []

/**
 * The caller's saved views of a list. Those of all lists come in one answer, so that the next list knows at once
 * how it opens: with its default, unless its address says something else.
 */
export function useSavedViews(list: string, state: TableState) {
  const queryClient = useQueryClient()
  const { data = NONE } = useQuery(recordQuery(PATH))
  const views = data.filter((view) => view.list === list)
  const usual = views.find(({ isDefault }) => isDefault)
  const isOpened = useRef(false)

  useLayoutEffect(() => {
    if (data === NONE || isOpened.current) return
    isOpened.current = true
    if (usual && state.parameters === '') state.applyParameters(usual.parameters)
  }, [data, usual, state])

  const { mutate: remove } = useChange({
    change: ({ _id }: SavedView) => api('DELETE', '/api/saved-views/:id', { params: { id: _id } }),
    affects: [PATH],
  })
  const { mutate: setDefault } = useChange({
    change: ({ _id, isDefault }: SavedView) =>
      api('PUT', '/api/saved-views/:id', { params: { id: _id }, body: { isDefault: !isDefault } }),
    affects: [PATH],
  })
  const changed = () => void queryClient.invalidateQueries({ queryKey: [PATH] })
  return { views, remove, setDefault, changed }
}
