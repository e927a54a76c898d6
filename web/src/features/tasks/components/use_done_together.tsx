import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BatchResult, type RefusedRecord } from '@/components/dialogs/batch_result'
import { showDone } from '@/components/toast'
import type { Task } from '../task'
import { completeAll } from '../task_changes'

interface Result {
  done: string
  refused: RefusedRecord[]
}

/** Marks several tasks as done; `dialog`, which the page renders, names those that were refused. */
export function useDoneTogether() {
  const { t } = useTranslation('tasks')
  const [result, setResult] = useState<Result>()
  const complete = async (tasks: Task[]) => {
    const refused = await completeAll(tasks)
    const done = t('done_together', { count: tasks.length - refused.length })
    if (refused.length > 0) setResult({ done, refused })
    else showDone(done)
  }
  const dialog = result && <BatchResult {...result} onClose={() => setResult(undefined)} />
  return { complete, dialog }
}
