import i18next from 'i18next'
import { showUndo } from '@/components/toast'
import { failureText } from '@/lib/http_failure'

/** Says what failed, with the server's reason, and offers to try it again. */
export function showRetry(message: string, failure: unknown, retry: () => Promise<void>) {
  const reason = failureText(failure, '')
  showUndo({
    message: reason ? `${message} ${reason}` : message,
    verb: i18next.t('failure.retry', { ns: 'common' }),
    tone: 'failure',
    undo: () => void retry(),
  })
}

/** Says which timer the new one has ended and offers to go back to it. */
export function showSwitched(title: string, switchBack: () => Promise<void>) {
  showUndo({
    message: i18next.t('timer.switched', { ns: 'tasks', title }),
    undo: () => void switchBack(),
  })
}
