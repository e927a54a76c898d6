import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makeVatDesk } from '#modules/vat/tests/vat_desk'

const RANGE = 'from=2026-01-01&to=2026-12-31'

test.group('How a company owes VAT', () => {
  test('is a setting: reports follow it unless they are asked for the other basis', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const basisOf = async (path: string, more = '') =>
      (await desk.get(`/api/reports/${path}?${RANGE}${more}`)).body().basis
    assert.equal(await basisOf('vat'), 'accrual')
    const saved = await desk.post('/api/settings', {
      preferences: { vatBasis: 'cash', vatInterval: 'month' },
    })
    saved.assertStatus(200)
    assert.containsSubset(saved.body().preferences, { vatBasis: 'cash', vatInterval: 'month' })
    for (const path of ['vat', 'vat/due', 'vat/return']) {
      assert.equal(await basisOf(path), 'cash', path)
    }
    assert.equal(await basisOf('vat', '&basis=accrual'), 'accrual')
    const change = await reader()
      .from('audit_log')
      .where({ company_id: desk.company.id, action: 'settings.changed' })
      .orderBy('sequence', 'desc')
      .firstOrFail()
    assert.deepEqual(JSON.parse(change.details).vatBasis, { from: 'accrual', to: 'cash' })
  })

  test('is what a forecast begins with', async ({ client, assert }) => {
    const desk = await makeVatDesk(client)
    await desk.post('/api/settings', { preferences: { vatBasis: 'cash', vatInterval: 'month' } })
    const { settings } = (await desk.get('/api/forecast')).body()
    assert.containsSubset(settings, { vatBasis: 'cash', vatInterval: 'month' })
  })
})
