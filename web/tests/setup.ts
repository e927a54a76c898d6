import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { startTranslations } from '@/app/i18n'

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

Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// A wait ends when what is awaited is there; only a busy machine comes near these limits.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(() => startTranslations())

afterEach(() => {
  cleanup()
  localStorage.clear()
})
