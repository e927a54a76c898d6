import { Button, Group, Text } from '@mantine/core'
import { type NotificationData, notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { failureText } from '@/lib/server/http_failure'

const SECONDS_TO_UNDO = 8

const show = (notification: NotificationData) =>
  notifications.show({
    withBorder: true,
    closeButtonProps: { 'aria-label': i18next.t('action.close') },
    ...notification,
  })

/** A short word that something is done. */
export function showDone(message: string) {
  show({ message, autoClose: 4000 })
}

export function showFailure(message: string) {
  show({ message, color: 'red', autoClose: 10_000 })
}

/** Says what did not work, with the server's reason, and offers to try it again. */
export function showRetry(message: string, failure: unknown, retry: () => Promise<void>) {
  const reason = failureText(failure, '')
  showUndo({
    message: reason ? `${message} ${reason}` : message,
    verb: i18next.t('failure.retry'),
    tone: 'failure',
    undo: () => void retry(),
  })
}

/** Why a change was refused or got no answer, in the server's words. */
export const refusalText = (failure: unknown) => failureText(failure, i18next.t('failure.unknown'))

/** The same in a toast. */
export function showRefusal(failure: unknown) {
  showFailure(refusalText(failure))
}

interface UndoToast {
  message: string
  /** Another word for "Undo", in the user's language. */
  verb?: string
  /** `failure` for something that did not work and can be tried again. */
  tone?: 'normal' | 'failure'
  /** Takes the place of the toast of the same series, where one change follows the other. */
  series?: string | undefined
  undo: () => void
}

/** The latest toast of each series. */
const latestOf = new Map<string, string>()

/** Says what was done and offers to take it back, instead of asking before. */
export function showUndo({
  message,
  verb = i18next.t('action.undo'),
  tone = 'normal',
  series,
  undo,
}: UndoToast) {
  const before = series && latestOf.get(series)
  if (before) notifications.hide(before)
  const id = show({
    ...(tone === 'failure' && { color: 'red' }),
    // A failure stays until the user has seen it: a timer that never started costs the whole morning.
    autoClose: tone === 'failure' ? false : SECONDS_TO_UNDO * 1000,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-sm"
          flex="none"
          variant="subtle"
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          {verb}
        </Button>
      </Group>
    ),
  })
  if (series) latestOf.set(series, id)
}
