import assert from 'node:assert/strict'
import type { Visitor } from '../stage/visitor.js'

const DAY_MS = 86_400_000

/** The Monday before the current week, on which nobody has to wait for the time of day. */
export function lastMonday() {
  const now = new Date()
  const days = ((now.getUTCDay() + 6) % 7) + 7
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
}

/** Where an hour of a day is drawn, in pixels. */
export async function placeOf({ page }: Visitor, day: string, hour: number) {
  const column = page.locator(`[data-day="${day}"]`)
  await column.evaluate((element, minute) => {
    const frame = element.closest('section[tabindex]')
    if (frame) frame.scrollTop = (element.clientHeight / 1440) * minute - 60
  }, hour * 60)
  const box = await column.boundingBox()
  assert(box)
  return {
    x: box.x + box.width / 2,
    y: box.y + (box.height / 24) * hour + 1,
    hour: box.height / 24,
  }
}

/** Drags with the pointer, which stays pressed. */
export async function drag(
  { page }: Visitor,
  from: { x: number; y: number },
  to: { x: number; y: number }
) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 2, from.y + 8)
  await page.mouse.move(to.x, to.y, { steps: 4 })
}
