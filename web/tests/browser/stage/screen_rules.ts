import assert from 'node:assert/strict'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Ends of names and files that look like a key of a text but are none. */
const NO_KEY = /\.(example|test|de|com|org|net|al|eu|pdf|png|csv)$/

/** axe finds no violation of WCAG 2.2 AA in the current page. */
export async function assertAccessible(page: Page, screen: string) {
  // Through the debugger's own world: the page's content security policy holds as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; undefined`)
  const found = await page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return violations.map(({ id, help, nodes }) => {
      const places = nodes
        .slice(0, 4)
        .map(({ html, failureSummary }) => `${html}\n${failureSummary}`)
      return `${id}: ${help}\n${places.join('\n')}`
    })
  }, WCAG)
  assert.equal(found.join('\n\n'), '', `axe found faults on ${screen}`)
}

/** Rules beyond axe: every table has a name, and progress bars announce whole numbers. */
export async function assertNamed(page: Page, screen: string) {
  const nameless = await page.evaluate(() => {
    const tables = [...document.querySelectorAll('table, [role="table"], [role="grid"]')].filter(
      (table) => !table.matches('[aria-label], [aria-labelledby], :has(> caption)')
    )
    const bars = [...document.querySelectorAll('[role="progressbar"]')].filter(
      (bar) => !/^\d+$/.test(bar.getAttribute('aria-valuenow') ?? '')
    )
    return [...tables, ...bars].map((element) => element.outerHTML.slice(0, 160))
  })
  assert.deepEqual(nameless, [], `${screen} has parts that a screen reader cannot name`)
}

/** The page is not wider than the window; what is wide scrolls inside its own box. */
export async function assertNoOverflow(page: Page, screen: string) {
  const widest = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((element) => element.outerHTML.slice(0, 160))
    return `${scrollWidth} px in a window of ${clientWidth} px:\n${culprits.join('\n')}`
  })
  assert.equal(widest, undefined, `${screen} is wider than the window`)
}

/** No table is wider than its frame, unless the frame scrolls. */
export async function assertNothingCut(page: Page, screen: string) {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter((table) => {
        const frame = table.parentElement
        const isWider = frame && table.getBoundingClientRect().width > frame.clientWidth + 1
        return isWider && getComputedStyle(frame).overflowX !== 'auto'
      })
      .map((table) => table.getAttribute('aria-label'))
  )
  assert.deepEqual(cut, [], `${screen} cuts a table`)
}

/** Nothing that is shown or read out looks like the key of a text: `list.title`, `common:action.close`. Code may. */
export async function assertTranslated(page: Page, screen: string) {
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap(
      (element) =>
        ['aria-label', 'placeholder', 'title', 'alt'].map(
          (name) => element.getAttribute(name) ?? ''
        )
    ),
  ])
  const codes = await page.evaluate(() =>
    [...document.querySelectorAll('code, pre')].map(({ textContent }) => textContent ?? '')
  )
  const inCode = new Set(wordsIn(codes))
  const keys = wordsIn(texts).filter(
    (word) =>
      /^([a-z]+:)?[a-z][a-zA-Z_]+(\.[a-z][a-zA-Z_]+)+$/.test(word) &&
      !NO_KEY.test(word) &&
      !inCode.has(word)
  )
  assert.deepEqual(keys, [], `${screen} shows keys instead of texts`)
}

const wordsIn = (texts: string[]) =>
  texts
    .join(' ')
    .split(/[\s„“”"'()]+/)
    .map((word) => word.replace(/[.,:;!?…]+$/, ''))

declare global {
  interface Window {
    axe: typeof axe
  }
}
