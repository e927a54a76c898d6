import sharp from 'sharp'
import { addDays } from '#core/clock'
import { signNote } from '#modules/deliveries/actions/deliver_note'
import { deliverRest } from '#modules/deliveries/actions/derive_note'
import { issueNote } from '#modules/deliveries/actions/issue_note'
import { createNote } from '#modules/deliveries/actions/write_note'
import { noteValidator } from '#modules/deliveries/validators/note'
import { workdayFrom } from '../days.js'
import { type Desk, viewerOf } from '../desk.js'

/** The ordered quantity of each, and the quantity of the first delivery. */
const GOODS = [
  { description: 'Notebook 14 Zoll', unit: 'Stück', ordered: 8, quantity: 5, unitPrice: 1190 },
  { description: 'Dockingstation', unit: 'Stück', ordered: 8, quantity: 8, unitPrice: 169 },
]
const STROKES =
  'M12 44C26 8 40 8 38 34S20 58 30 40 58 14 62 34 78 42 86 26 104 24 108 36 128 40 148 22'

/**
 * A delivery in two parts: the first was signed on the employee's phone and waits for its invoice, the rest is
 * written and assigned.
 * @param clientIds filled as the clients come
 */
export function planDeliveries(desk: Desk, clientIds: string[]) {
  const { company, people, timeline, today } = desk
  const day = workdayFrom(addDays(today, -12))
  const owner = { ...viewerOf(desk, people.owner), company }
  timeline.add(timeline.at(day, 9), people.owner.id, async () => {
    const input = await noteValidator.validate({
      clientId: clientIds[0],
      orderNumber: 'B-2291',
      carrier: 'Eigene Zustellung',
      assigneeId: people.employee.id,
      lines: GOODS.map((line) => ({ ...line, taxRate: 19 })),
    })
    const note = await createNote(owner, input)
    await issueNote(company, note, {}, company.language)
    timeline.add(timeline.at(day, 15), people.employee.id, async () => {
      await signNote(company, note, { name: 'S. Berger', signature: await drawing() })
    })
    timeline.add(timeline.at(day, 16), people.owner.id, async () => {
      await deliverRest(owner, note)
    })
  })
}

const drawing = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" viewBox="0 0 160 65"><rect width="160" height="65" fill="#fff"/><path d="${STROKES}" fill="none" stroke="#1b1f24" stroke-width="1.6" stroke-linecap="round"/></svg>`
    )
  )
    .png()
    .toBuffer()
