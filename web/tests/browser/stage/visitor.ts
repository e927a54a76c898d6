import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright-core'
import { keepEvidence } from './evidence.js'
import { followWithin, isStill, twoFrames } from './in_page.js'
import { usualWidths } from './looks.js'
import {
  assertAccessible,
  assertNamed,
  assertNoOverflow,
  assertNothingCut,
  assertTranslated,
} from './screen_rules.js'
import { type Language, words } from './words.js'

export interface VisitorOptions {
  browser: Browser
  url: string
  language?: Language
  width?: number
  /** The widths at which screens are measured. */
  widths?: readonly number[]
  colorScheme?: 'light' | 'dark'
  /** Where the browser is; the companies are in Berlin. */
  timeZone?: string
}

/**
 * The console reports refused requests without their address: tests cause some on purpose, the rest are reported by
 * their answer.
 */
const REFUSED = /^Failed to load resource: the server responded with a status of \d\d\d/
/** Longer than a loaded machine takes for a screen. */
const LONGEST_WAIT_MS = 30_000

/**
 * Somebody in front of a browser of their own. When `act` fails, a picture and the text of the page are
 * saved and named in the failure; when it does not, nothing may stand on the console.
 */
export async function visit<T>(options: VisitorOptions, act: (visitor: Visitor) => Promise<T>) {
  const { browser, url, language = 'en', width = 1280, colorScheme = 'light' } = options
  const { timeZone = 'Europe/Berlin', widths = usualWidths(width) } = options
  const context = await browser.newContext({
    baseURL: url,
    locale: { en: 'en-GB', de: 'de-DE', sq: 'sq-AL' }[language],
    timezoneId: timeZone,
    viewport: { width, height: width < 768 ? 844 : 860 },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width < 768,
  })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  const page = await context.newPage()
  const visitor = new Visitor(page, language, { width, widths })
  try {
    const result = await act(visitor)
    assert.deepEqual(visitor.complaints, [], 'The browser complained on its console')
    return result
  } catch (failure) {
    if (failure instanceof Error) failure.message += `\n${await keepEvidence(page)}`
    throw failure
  } finally {
    await context.close()
  }
}

export class Visitor {
  /** Errors on the browser's console, including loads refused by the policy. */
  readonly complaints: string[] = []
  t: ReturnType<typeof words>

  constructor(
    readonly page: Page,
    public language: Language,
    private readonly look: { width: number; widths: readonly number[] }
  ) {
    this.t = words(language)
    page.on('response', (answer) => {
      if (answer.status() >= 500) this.complaints.push(`${answer.status()} ${answer.url()}`)
    })
    page.on('pageerror', (failure) => this.complaints.push(String(failure)))
    page.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !REFUSED.test(text)) this.complaints.push(text)
    })
  }

  get width() {
    return this.look.width
  }

  get isNarrow() {
    return this.width < 1200
  }

  /** The interface is in another language from here on. */
  reads(language: Language) {
    this.language = language
    this.t = words(language)
  }

  button(key: string, values = {}) {
    return this.page.getByRole('button', { name: this.t(key, values), exact: true })
  }

  /** The input with this label, in the page or in a part. */
  field(key: string, within: Page | Locator = this.page) {
    const label = this.t(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return within.getByLabel(new RegExp(`^${label}( \\*)?$`))
  }

  heading(key: string, values = {}) {
    return this.page.getByRole('heading', { name: this.t(key, values), exact: true })
  }

  text(key: string, values = {}) {
    return this.page.getByText(this.t(key, values), { exact: true })
  }

  async isAt(path: string | RegExp) {
    const matches = (url: URL) =>
      typeof path === 'string' ? url.pathname === path : path.test(url.pathname)
    await this.page.waitForURL(matches)
  }

  /**
   * Opens an address as a link of the app does, without loading the app again: twice as fast for tests of many
   * screens. A first screen, and another record or tab of the same page, are loaded.
   */
  async follow(address: string) {
    const isFollowed = await this.page.evaluate(followWithin, address)
    if (!isFollowed) await this.page.goto(address)
    else await this.page.locator('#content > [data-left]').first().waitFor({ state: 'detached' })
  }

  /** Waits until everything has come and nothing moves any more. */
  async isSettled() {
    await this.page.getByRole('heading').first().waitFor()
    const loading = ['default', 'application'].map((name) => this.text(`common:loading.${name}`))
    // Loaded parts may start further loads: only a screen that stays still is settled.
    const end = Date.now() + LONGEST_WAIT_MS
    do {
      if (Date.now() > end) throw new Error(`${this.page.url()} starts to load again and again.`)
      for (const text of loading) await text.first().waitFor({ state: 'hidden' })
      await this.page.waitForFunction(isStill)
      await this.page.evaluate(twoFrames)
    } while (await loading.reduce(eitherIsShown, Promise.resolve(false)))
  }

  /** The rules that every screen obeys: accessible, translated, not wider than the window at any width. */
  async checkScreen(screen: string) {
    await this.isSettled()
    const size = this.page.viewportSize() ?? { width: this.width, height: 860 }
    // In a window as high as the page no bar that sticks to its edges covers anything.
    const whole = await this.page.evaluate(() => document.documentElement.scrollHeight)
    const height = Math.max(size.height, whole)
    await this.page.setViewportSize({ ...size, height })
    const name = `${screen} (${this.language}, ${size.width} px)`
    await assertTranslated(this.page, name)
    await assertAccessible(this.page, name)
    await assertNamed(this.page, name)
    for (const width of this.look.widths) {
      if (width !== this.page.viewportSize()?.width) {
        await this.page.setViewportSize({ width, height })
        await this.page.evaluate(twoFrames)
      }
      const sized = `${screen} (${this.language}, ${width} px)`
      await assertNoOverflow(this.page, sized)
      await assertNothingCut(this.page, sized)
    }
    await this.page.setViewportSize(size)
  }
}

const eitherIsShown = async (before: Promise<boolean>, text: Locator) =>
  (await before) || (await text.first().isVisible())
