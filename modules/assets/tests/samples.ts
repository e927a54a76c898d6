import { defineSamples } from '#core/tests/define_samples'
import { inTurn } from '#core/tests/desk'
import { supplyOf } from '#core/tests/hostile_texts'

const ASSET = {
  name: 'Übernommen',
  kind: 'computer',
  date: '2026-01-05',
  cost: 400,
  method: 'linear',
}
const DISPOSAL = { date: '2026-02-01', disposal: 'sold' }

export default defineSamples({
  bodies: {
    'POST /api/assets': ASSET,
    'PUT /api/assets/:id': ASSET,
    'POST /api/assets/:id/disposal': DISPOSAL,
    'POST /api/asset-pools': { year: '2025' },
  },
  fields: 'name kind date cost method lifeMonths expenseId note version disposal proceeds year',
  parameters: 'year state',

  async fill(desk, _made, mark) {
    const { _id } = await desk.post('/expenses', {
      vendor: `${mark} Möbel`,
      date: '2026-01-05',
      lines: [{ category: 'equipment', amount: 595, taxRate: 19 }],
    })
    await desk.post('/assets', { ...ASSET, name: mark, note: mark, expenseId: _id })
    await desk.post('/asset-pools', { year: '2024' })
  },

  async writeHostile(desk, _made, texts) {
    const next = supplyOf(texts)
    const names = texts.filter((text) => text.trim() && text.length <= 200)
    await inTurn(names, (name) => desk.post('/assets', { ...ASSET, name, note: next(500) }))
  },

  withoutFreeText: [/^assets\.(kind|method|currency|disposal)$/, /^asset_pools\.year$/],
})
