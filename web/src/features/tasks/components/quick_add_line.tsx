import { TextInput } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeside } from '@/components/dialogs/use_beside'
import { showDone } from '@/components/toast'
import { shownTask, startTimer } from '@/features/timer/parts'
import { api, newKey } from '@/lib/server/api'
import { failureText } from '@/lib/server/http_failure'
import { usePeople, useProjectNames } from '../queries'
import { readQuickLine } from '../quick_add'
import { refreshTasks } from '../refresh_tasks'
import classes from './tasks.module.css'

interface QuickAddLineProps {
  projectId?: string
  /** Another way to add tasks, right of the line. */
  beside?: ReactNode
}

/** One line makes a task: Enter adds it, Ctrl/⌘+Enter also starts its timer. `?new=1` brings the cursor here. */
export function QuickAddLine({ projectId, beside }: QuickAddLineProps) {
  const { t } = useTranslation('tasks')
  const known = { projects: useProjectNames(), people: usePeople() }
  const [line, setLine] = useState('')
  const [failure, setFailure] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const key = useRef(newKey())
  const input = useFocusWhenAsked()

  const add = async ({ isStarted }: { isStarted: boolean }) => {
    const task = readQuickLine(line, known)
    if (isSaving || !task.title) return
    setIsSaving(true)
    setFailure('')
    try {
      const made = await api('POST', '/api/tasks', {
        body: { ...(projectId && { projectId }), ...task },
        idempotencyKey: key.current,
      })
      key.current = newKey()
      setLine('')
      showDone(t('added_toast', { title: made.task.title }))
      if (isStarted) await startTimer(made.task._id, shownTask(made.task))
      refreshTasks()
    } catch (problem) {
      setFailure(failureText(problem, t('not_added')))
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <div className={classes.adding}>
      <TextInput
        ref={input}
        className={classes.line}
        classNames={{ wrapper: classes.field, description: classes.help }}
        aria-label={t('quick.label')}
        description={t('quick.help')}
        placeholder={t('quick.placeholder')}
        leftSection={<IconPlus size={16} aria-hidden />}
        value={line}
        error={failure}
        maxLength={400}
        autoComplete="off"
        onChange={(event) => setLine(event.currentTarget.value)}
        onKeyDown={getHotkeyHandler([
          ['Enter', () => void add({ isStarted: false })],
          ['mod+Enter', () => void add({ isStarted: true })],
        ])}
      />
      {beside}
    </div>
  )
}

function useFocusWhenAsked() {
  const input = useRef<HTMLInputElement>(null)
  const asked = useBeside('new')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked
  useEffect(() => {
    if (asked.id === null) return
    input.current?.focus()
    asked.close()
  }, [asked.id])
  return input
}
