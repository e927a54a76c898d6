import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkBar } from '@/components/data_table/bulk_bar'
import { BatchResult, type RefusedRecord } from '@/components/dialogs/batch_result'
import { api } from '@/lib/server/api'
import type { Entry } from '../entry'
import { useBankChange } from '../use_bank_change'

interface IgnoreBarProps {
  /** Those that are ticked. */
  entries: Entry[]
  onClear: () => void
}

/** Ignores the ticked entries in one go; the whole change can be undone. */
export function IgnoreBar({ entries, onClear }: IgnoreBarProps) {
  const { t } = useTranslation('banking')
  const { run, isBusy } = useBankChange()
  const [result, setResult] = useState<{ done: string; refused: RefusedRecord[] }>()

  async function ignore() {
    if (isBusy) return
    const nameOf = (id: string) => entries.find(({ _id }) => _id === id)?.name ?? ''
    const body = { entryIds: entries.map(({ _id }) => _id) }
    const isDone = await run({
      change: () => api('POST', '/api/bank-entries/dismissals', { body }),
      done: ({ done, refused }) => {
        const said = t('done.ignored_all', { count: done.length })
        const named = refused.map((one) => ({ ...one, name: nameOf(one._id) }))
        if (named.length > 0) setResult({ done: said, refused: named })
        return said
      },
      undo: ({ done }) =>
        api('POST', '/api/bank-entries/reopenings', {
          body: { entryIds: done.map(({ _id }) => _id) },
        }),
    })
    if (isDone) onClear()
  }
  return (
    <>
      <BulkBar
        rows={entries}
        actions={[{ label: t('action.ignore'), onSelect: () => void ignore() }]}
        onClear={onClear}
      />
      {result && <BatchResult {...result} onClose={() => setResult(undefined)} />}
    </>
  )
}
