import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Pixels from the top of the page, in a window of 1280 by 800 and on a phone. */
const MOST = { desk: 220, phone: 300 }
const PHONE = 768

/** The first row of the list on a screen is in sight at once; a screen without a list passes. */
export async function assertFirstRowIsHigh(page: Page, screen: string) {
  const { top, width } = await page.evaluate(() => {
    const row = document.querySelector('main [data-rows] > *')
    return { top: row && row.getBoundingClientRect().top + scrollY, width: innerWidth }
  })
  const most = width < PHONE ? MOST.phone : MOST.desk
  assert.ok(
    top === null || top <= most,
    `${screen}: the first row begins at ${top} px, not ${most}`
  )
}
