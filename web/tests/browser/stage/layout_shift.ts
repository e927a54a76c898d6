import type { Page } from 'playwright-core'

/** One jump of what is on the screen: how far the browser rates it, and the parts that moved. */
interface Shift {
  value: number
  parts: string[]
}

/** Records every layout shift from the next document on, those right after a key or a click among them. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const { className = '' } = element?.closest('[class]') ?? {}
      return `${element?.tagName} ${className} “${node?.textContent?.trim().slice(0, 40)}”`
    }
    const record = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShiftEntry[]) {
        const parts = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`
        )
        shifts.push({ value, parts })
      }
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.takeShifts = () => {
      record(observer.takeRecords())
      return shifts.splice(0)
    }
  })
}

/** Shifts since the last call, one line for each part. */
export async function takeShifts(page: Page) {
  const shifts = await page.evaluate(() => window.takeShifts())
  return shifts.flatMap(({ value, parts }) => parts.map((part) => `${value.toFixed(4)} ${part}`))
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  interface Window {
    takeShifts: () => Shift[]
  }
}
