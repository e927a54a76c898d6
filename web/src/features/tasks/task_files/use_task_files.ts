import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '#api/routes'
import { showFailure, showRetry } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { api, download, upload } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'

export type TaskFile = RowOf<'/api/tasks/:id/files'>

/** As much as the server takes, in bytes. */
const LARGEST = 15 * 1024 * 1024

/** The files of a task, which follow its live events, and the changes that can be made to them. */
export function useTaskFiles(taskId: string) {
  const { t } = useTranslation('task_files')
  const queryClient = useQueryClient()
  const params = { id: taskId }
  const query = recordQuery('/api/tasks/:id/files', { params })
  const { data: files } = useQuery(query)
  /** One file after the other: each changes the same task. */
  const line = useRef(Promise.resolve())
  const [sending, setSending] = useState(0)

  async function send(file: File) {
    setSending((count) => count + 1)
    const body = new FormData()
    body.append('file', file, file.name)
    try {
      queryClient.setQueryData(
        query.queryKey,
        await upload('/api/tasks/:id/files', body, { params })
      )
    } catch (failure) {
      console.warn('The file was not added.', failure)
      showRetry(t('not_added', { name: file.name }), failure, () => send(file))
    } finally {
      setSending((count) => count - 1)
    }
  }
  const save = useChange({
    change: (fileId: string) =>
      download('/api/tasks/:id/files/:fileId', { params: { ...params, fileId } }),
    affects: [],
    onDone: ({ file, name }) => saveFile(file, name),
  })
  const remove = useChange({
    change: (fileId: string) =>
      api('DELETE', '/api/tasks/:id/files/:fileId', { params: { ...params, fileId } }),
    affects: ['/api/tasks'],
  })
  return {
    files,
    isSending: sending > 0,
    add: (added: File[]) => {
      for (const file of added) {
        if (file.size > LARGEST) showFailure(t('too_large', { name: file.name }))
        else line.current = line.current.then(() => send(file))
      }
    },
    save,
    remove,
  }
}

export type TaskFiles = ReturnType<typeof useTaskFiles>
