import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Bench, Operation } from '../bench.js'
import { median } from '../load/statistics.js'
import { inMilliseconds, type Row } from '../report.js'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const SAMPLES = 7
/** Milliseconds in which the app loads what it needs later. */
const UNTIL_IDLE = 1000
/** A row that never comes. */
const LONGEST = 20_000
const [FROM, TO] = ['/clients', '/invoices']
/** Where the rows of a list lead. */
const ROW_LINKS: Record<string, string> = { [FROM]: '/client-history/', [TO]: '/view/invoices/' }

/** The overhead of the measure itself. */
const TWO_FRAMES = `new Promise((resolve) => {
  const begin = performance.now()
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begin)))
})`

/** From the click on the menu to the first painted row, in a headless browser. */
export const routeChange: Operation = {
  goal: 'P16',
  async measure(bench) {
    if (!existsSync(CHROMIUM)) {
      console.log(`P16 needs Chromium; there is none at ${CHROMIUM} (set CHROMIUM)`)
      return []
    }
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    })
    try {
      return await rowsOf(await openApp(browser, bench))
    } finally {
      await browser.close()
    }
  },
}

async function rowsOf(page: Page): Promise<Row[]> {
  const first: number[] = []
  const again: number[] = []
  const frames: number[] = []
  for (let at = 0; at <= SAMPLES; at++) {
    // A new document knows no data; its scripts come from the browser's own cache.
    await page.goto(FROM)
    await page.locator(linkIn(FROM)).first().waitFor()
    await page.waitForTimeout(UNTIL_IDLE)
    const times = [await timeTo(page, TO)]
    await timeTo(page, FROM)
    times.push(await timeTo(page, TO))
    const twoFrames: number = await page.evaluate(TWO_FRAMES)
    if (at === 0) continue
    first.push(times[0])
    again.push(times[1])
    frames.push(twoFrames)
  }
  const least = median(frames)
  return [
    row('data cached', again, { most: 50, least }),
    row('data not cached', first, { most: 150, least }),
  ]
}

function row(name: string, times: number[], { most, least }: { most: number; least: number }): Row {
  const time = median(times)
  return {
    goal: 'P16',
    operation: `route change to the list of invoices, ${name}`,
    ours: inMilliseconds(time),
    raw: `${inMilliseconds(least)} (two frames)`,
    wanted: `≤ ${most} ms`,
    isMet: time <= most,
  }
}

/** The app of the owner, signed in as the sign-in page would leave it. */
async function openApp(browser: Browser, { ours }: Bench) {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${ours.port}`,
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(ours.tokens[0])})`)
  return context.newPage()
}

const linkIn = (path: string) => `tbody a[href^="${ROW_LINKS[path]}"]`

/** Clicks and waits within the page, so that nothing but the page is measured. @returns milliseconds */
async function timeTo(page: Page, path: string): Promise<number> {
  const link = page.locator(`nav a[href="${path}"]`)
  if (!(await link.isVisible())) await page.locator('nav button[aria-expanded="false"]').click()
  await link.waitFor()
  return page.evaluate(`new Promise((resolve, reject) => {
    const begin = performance.now()
    const look = () => {
      const passed = performance.now() - begin
      if (passed > ${LONGEST}) return reject(new Error('No rows of ${path} came.'))
      const isThere = document.querySelector('${linkIn(path)}')
      // By the next frame it has been painted.
      requestAnimationFrame(isThere ? () => resolve(performance.now() - begin) : look)
    }
    document.querySelector('nav a[href="${path}"]').click()
    requestAnimationFrame(look)
  })`)
}
