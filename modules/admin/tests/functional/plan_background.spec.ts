import { test } from '@japa/runner'
import { mailsTo } from '#core/tests/mails_to'
import { limitCompany } from '#modules/auth/factories/plan_factory'
import { makeImportDesk } from '#modules/imports/tests/import_desk'
import {
  clockOf,
  makeRecurringDesk,
  runAllDue,
} from '#modules/recurring/factories/recurring_factory'

test.group('Limits of a plan: work in the background', (group) => {
  const clock = clockOf(group, '2029-12-15')

  test('a recurring invoice that finds no room fails visibly, with the reason and a mail', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const { name: plan } = await limitCompany(desk.company, { invoicesPerMonth: 1 })
    const [first, second] = [
      await desk.recurring({ mode: 'issue' }),
      await desk.recurring({ mode: 'issue' }),
    ]
    clock.moveTo('2030-01-01')
    await runAllDue()
    clock.moveBy(2)
    await runAllDue()
    clock.moveBy(7)
    await runAllDue()
    const mails = await mailsTo(desk.owner.user.email)
    const seen = [await desk.seen(first._id), await desk.seen(second._id)]
    const made = seen.find(({ status }) => status === 'active')
    const failed = seen.find(({ status }) => status === 'failed')
    assert.containSubset(made?.runs, [{ date: '2030-01-01', status: 'made' }])
    assert.containSubset(failed?.runs, [{ date: '2030-01-01', status: 'failed', tries: 3 }])
    const reason = `The plan “${plan}” has no room for this: 1 of 1 invoices have been issued this month.`
    assert.include(failed?.runs[0]?.reason ?? '', reason)
    assert.lengthOf(mails, 1)
    assert.include(mails[0]?.text, reason)
  })
})

test.group('Limits of a plan: imports', () => {
  test('an import of clients fills the plan, and the rows beyond are faults that say why', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const { name: plan } = await limitCompany(desk.company, { clients: 2 })
    const done = await desk.brought('clients', 'Name\nAnna\nBela\nCora\n')
    assert.containsSubset(done, { state: 'done', done: { created: 2, failed: 1 } })
    const [fault] = await desk.faults(done._id)
    assert.include(fault.message, `The plan “${plan}” has no room for this`)
    assert.lengthOf((await desk.get('/api/clients')).body(), 2)
  })
})
