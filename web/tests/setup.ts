import { notifications } from '@mantine/notifications'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { startTranslations } from '@/app/i18n'
import { DayField } from '@/components/form/day_field'
import { noteAnswer } from '@/lib/server/connection'
import { checkStoredSession } from '@/lib/session/session'
import { noteServerDate } from '@/lib/time/server_clock'
import { goBy } from '@/lib/time/zone'

// Parts of the browser that happy-dom lacks and the component library asks for.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
})
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

declare global {
  interface Window {
    happyDOM: { setURL(url: string): void }
  }
}
const ADDRESS = 'http://localhost:3000/'

Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// A wait ends when what is awaited is there; only a busy machine comes near these limits.
configure({ asyncUtilTimeout: 20_000 })

// A test that types into a field does not wait for its calendar.
beforeAll(() => Promise.all([startTranslations(), DayField.load()]))

// Files share the window and the app's modules: each test leaves them as it found them.
afterEach(() => {
  cleanup()
  // A click on a link that leaves the app, such as one to a mail program, moves the shared window there.
  window.happyDOM.setURL(ADDRESS)
  notifications.cleanQueue()
  notifications.clean()
  localStorage.clear()
  sessionStorage.clear()
  checkStoredSession()
  goBy(undefined)
  noteServerDate(new Date().toISOString())
  noteAnswer()
  onlineManager.setOnline(true)
})

// Files that are about a zone move the whole process.
const zone = process.env.TZ
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})
