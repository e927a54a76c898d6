import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showDone, showUndo } from '@/components/toast'
import { api, upload } from '@/lib/server/api'
import { useBankChange } from '../use_bank_change'
import { type AskedColumn, askedColumns } from './asked_columns'

export const ACCEPTED =
  '.xml,.sta,.mta,.940,.txt,.ofx,.qfx,.csv,.zip,text/csv,application/xml,text/xml'

/** A file that waits for a person to say what its columns are. */
export interface Asked {
  file: File
  columns: AskedColumn[]
}

/** Uploads a file of the bank; new entries are reported and can be removed again. */
export function useUpload() {
  const { t } = useTranslation('banking')
  const { refresh, takeBack } = useBankChange()
  const [asked, setAsked] = useState<Asked>()
  const isRunning = useRef(false)

  const remove = async (ids: string[]) => {
    for (const id of ids) await api('DELETE', '/api/bank-statements/:id', { params: { id } })
  }
  const sending = useMutation({
    mutationFn: ({ file, columns }: { file: File; columns?: string[] }) => {
      const body = new FormData()
      body.append('file', file, file.name)
      return upload('/api/bank-statements', body, columns && { query: { columns } })
    },
    onSuccess: async ({ added, known, statements }) => {
      setAsked(undefined)
      await refresh()
      if (added === 0) return showDone(t('upload.nothing_new', { count: known }))
      const ids = statements.map(({ _id }) => _id)
      const undo = () => void takeBack(() => remove(ids))
      showUndo({ message: t('upload.done', { count: added }), undo })
    },
    onError: (failure, { file, columns }) => {
      const found = askedColumns(failure)
      if (found && !columns) setAsked({ file, columns: found })
    },
    onSettled: () => {
      isRunning.current = false
    },
  })
  const isAsked = askedColumns(sending.error) !== undefined
  return {
    /** One file at a time: a double click is one click. */
    send: (file: File, columns?: string[]) => {
      if (isRunning.current) return
      isRunning.current = true
      sending.mutate({ file, ...(columns && { columns }) })
    },
    isSending: sending.isPending,
    /** Why the file was refused, when there is nothing to be asked. */
    failure: isAsked ? null : sending.error,
    asked,
    cancel: () => {
      setAsked(undefined)
      sending.reset()
    },
  }
}
