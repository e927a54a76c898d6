import { addDays, type Day } from '#core/clock'
import { disposeOfAsset } from '#modules/assets/actions/dispose_of_asset'
import { addAsset } from '#modules/assets/actions/save_asset'
import { unregisteredPurchases } from '#modules/assets/queries/purchases'
import { assetValidator } from '#modules/assets/validators/asset'
import type { Desk } from '../desk.js'

/** Days before today; the camera comes from its expense, the others were bought before Kontor. */
const DAYS_AGO = { camera: 190, notebook: 700, oldCamera: 1500, sold: 120 }

/** The register of assets: a camera, a notebook at once, and an old camera that was sold. */
export function planAssets(desk: Desk) {
  const { timeline, people, today } = desk
  const on = (daysAgo: number) => addDays(today, -daysAgo)
  const noon = (daysAgo: number, work: () => Promise<unknown>) =>
    timeline.add(timeline.at(on(daysAgo), 12), people.owner.id, work)
  noon(DAYS_AGO.camera, () => registerCamera(desk))
  noon(DAYS_AGO.camera - 1, async () => {
    await add(
      desk,
      { name: 'Notebook Arta', kind: 'computer', method: 'atOnce', cost: 1480 },
      on(DAYS_AGO.notebook)
    )
    const old = await add(
      desk,
      { name: 'Kamera, alt', kind: 'camera', method: 'linear', cost: 2150 },
      on(DAYS_AGO.oldCamera)
    )
    noon(DAYS_AGO.sold, () =>
      disposeOfAsset(desk.company, old.id, { date: on(DAYS_AGO.sold), disposal: 'sold' })
    )
  })
}

async function registerCamera(desk: Desk) {
  const purchases = await unregisteredPurchases(desk.company)
  const bought = purchases.find(({ category }) => category === 'equipment')
  if (!bought) throw new Error('The demo company has bought no camera.')
  const { _id: expenseId, description, cost, date } = bought
  return add(desk, { name: description, kind: 'camera', method: 'linear', cost, expenseId }, date)
}

const add = async ({ company }: Desk, content: object, date: Day) =>
  addAsset(company, await assetValidator.validate({ ...content, date }))
