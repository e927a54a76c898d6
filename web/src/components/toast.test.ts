import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { showRetry, showUndo } from './toast'

let autoClose: unknown
beforeEach(() => {
  vi.spyOn(notifications, 'show').mockImplementation((shown) => {
    autoClose = shown.autoClose
    return ''
  })
})

test('what did not work stays on the screen until somebody has seen it', () => {
  showRetry('The timer could not be started.', undefined, async () => {})
  expect(autoClose).toBe(false)
})

test('the offer to undo disappears after a while', () => {
  showUndo({ message: 'Done.', undo: () => undefined })
  expect(autoClose).toBe(8000)
})
