import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#api/routes'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { Person } from '../task'

export type Comment = AnswerOf<'GET', '/api/tasks/:id/comments'>['comments'][number]

export interface CommentBody {
  text: string
  mentionIds: string[]
}

const PORTION = 50
/** More than the server shows at a time. */
const MOST = 500

/** The comments of a task, which follow its live events, and the changes that can be made to them. */
export function useComments(taskId: string) {
  const [shown, setShown] = useState(PORTION)
  const params = { id: taskId }
  const { data } = useQuery({
    ...recordQuery('/api/tasks/:id/comments', { params, query: { pageSize: shown } }),
    placeholderData: keepPreviousData,
  })
  const affects = ['/api/tasks']
  const add = useChange({
    change: (body: CommentBody) => api('POST', '/api/tasks/:id/comments', { params, body }),
    affects,
  })
  const edit = useChange({
    change: ({ id, ...body }: CommentBody & { id: string }) =>
      api('PUT', '/api/task-comments/:id', { params: { id }, body }),
    affects,
  })
  const remove = useChange({
    change: (id: string) => api('DELETE', '/api/task-comments/:id', { params: { id } }),
    affects,
  })
  const earlier = data?.earlier ?? 0
  return {
    comments: data?.comments,
    /** Comments before those shown. */
    earlier: shown < MOST ? earlier : 0,
    showEarlier: () => setShown(Math.min(shown + PORTION, MOST)),
    add,
    edit,
    remove,
  }
}

/** The people who can see a task. @param isWanted whether they are needed already */
export function useReaders(taskId: string, isWanted: boolean) {
  const queryClient = useQueryClient()
  const query = recordQuery('/api/tasks/:id/readers', { params: { id: taskId } })
  const { data } = useQuery({ ...query, enabled: isWanted })
  return {
    readers: data ?? NOBODY,
    /** The same for certain, asking the server when they are not there yet. */
    load: () => queryClient.ensureQueryData(query),
  }
}

const NOBODY: Person[] = []
