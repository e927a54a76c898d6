import assert from 'node:assert/strict'
import type { Visitor } from '../stage/visitor.js'

/** Draws across the field for a signature. @param label key of its name */
export async function drawSignature({ page, t }: Visitor, label: string) {
  const pad = page.getByRole('img', { name: t(label) })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  assert(box, 'There is no field to sign in')
  await page.mouse.move(box.x + 30, box.y + 80)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 5 })
  await page.mouse.move(box.x + 220, box.y + 90, { steps: 5 })
  await page.mouse.up()
}
