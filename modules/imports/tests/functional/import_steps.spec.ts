import { test } from '@japa/runner'
import { verifyAuditChain } from '#core/audit/verify_audit_chain'
import { workOnImports } from '#modules/imports/actions/work_on_imports'
import { makeImportDesk } from '../import_desk.js'

test.group('The steps of an import', () => {
  test('a file of the same shape is read as the last one', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    const file = 'Wer;Wo\nAnna;Bonn\n'
    const first = await desk.uploaded('clients', file)
    assert.deepEqual(first.columns[0].field, null)
    await desk.put(`/api/imports/${first._id}`, {
      mapping: ['name', 'city'],
      rules: { days: 'ymd' },
    })
    await desk.take(first._id, 'check')
    await desk.take(first._id, 'run')

    const second = await desk.uploaded('clients', file)
    assert.equal(second.columns[0].field, 'name')
    assert.equal(second.columns[1].field, 'city')
    assert.equal(second.rules.days, 'ymd')
  })

  test('undo removes independent records and restores changed ones', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    await desk.brought('clients', 'Nummer,Name\n1,Anna\n')
    const { _id } = await desk.brought(
      'clients',
      'Nummer,Name\n1,Anna B.\n2,Bert\n3,Cora\n4,Dora\n',
      {
        existing: 'update',
      }
    )
    const listed = (await desk.get('/api/clients?sort=number')).body()
    const idOf = (name: string) => listed.find((one: { name: string }) => one.name === name)._id
    const line = { description: 'Rat', quantity: 1, unitPrice: 1, taxRate: 19 }
    await desk.post('/api/invoices', { clientId: idOf('Bert'), lines: [line] })
    await desk.put(`/api/clients/${idOf('Cora')}`, { city: 'Bonn' })

    const undone = await desk.take(_id, 'undo')
    assert.equal(undone.state, 'undone')
    assert.deepInclude(undone.done, { removed: 1, restored: 1, kept: 2 })
    const left = (await desk.get('/api/clients?sort=number')).body()
    assert.deepEqual(
      left.map(({ name }: { name: string }) => name),
      ['Anna', 'Bert', 'Cora']
    )
    assert.isUndefined(await verifyAuditChain(desk.company.id))
  })

  test('can be stopped, and rows imported until then stay', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    const rows = Array.from({ length: 6000 }, (_, index) => `${index + 1},Kunde ${index + 1}`)
    const { _id } = await desk.uploaded('clients', `Nummer,Name\n${rows.join('\n')}\n`)
    await desk.take(_id, 'check')
    await desk.post(`/api/imports/${_id}/run`)
    const working = workOnImports()
    await desk.post(`/api/imports/${_id}/stop`)
    await working
    const { state, done } = (await desk.get(`/api/imports/${_id}`)).body()
    assert.equal(state, 'stopped')
    const listed = await desk.get('/api/clients?pageSize=1')
    assert.equal(Number(listed.header('x-total-count')), done.created)
    assert.isBelow(done.created, 6000)
  })

  test('steps are taken in their order only', async ({ client }) => {
    const desk = await makeImportDesk(client)
    const { _id } = await desk.uploaded('clients', 'Name\nAnna\n')
    ;(await desk.post(`/api/imports/${_id}/run`)).assertStatus(409)
    ;(await desk.post(`/api/imports/${_id}/undo`)).assertStatus(409)
    ;(await desk.put(`/api/imports/${_id}`, { mapping: ['name', 'city'] })).assertStatus(422)
    ;(await desk.put(`/api/imports/${_id}`, { mapping: ['isSuperAdmin'] })).assertStatus(422)
    ;(await desk.put(`/api/imports/${_id}`, { mapping: [null] })).assertStatus(200)
    ;(await desk.post(`/api/imports/${_id}/check`)).assertStatus(422)
    ;(await desk.remove(`/api/imports/${_id}`)).assertStatus(200)
    ;(await desk.get(`/api/imports/${_id}`)).assertStatus(404)
  })
})
