import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'

async function ask({ token }: Person, path = '') {
  const answer = await call('GET', `/api/audit-log${path}`, { token })
  return { ...answer, body: JSON.parse(answer.text) }
}

async function add({ token }: Person, path: string, body: object) {
  const answer = await call('POST', `/api/${path}`, { token, body })
  return JSON.parse(answer.text)
}

const actionsOf = (body: { action: string }[]) => body.map(({ action }) => action)

test.group('The audit log of a company', () => {
  test('row 110: says who changed what and when, the newest first, with the name of the record', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { task } = await add(owner, 'tasks', { title: 'Tidy up' })
    const { body } = await ask(owner)
    assert.deepInclude(body[0], {
      action: 'task.created',
      by: { _id: owner.user.id, name: owner.user.name },
      record: { type: 'task', _id: task._id, label: 'Tidy up' },
    })
    assert.match(body[0].at, /^\d{4}-\d\d-\d\dT.*Z$/)
    assert.equal(body.at(-1).action, 'company.applied')
    assert.isNull(body.at(-1).by)
  })

  test('row 110: is narrowed by person, kind of record and period, page by page', async ({
    assert,
    cleanup,
  }) => {
    const { company, owner } = await makeCompany({ timeZone: 'Europe/Berlin' })
    const member = await makePerson(company.id, 'member')
    // Half past midnight in Berlin is the day before in UTC.
    cleanup(setClock(() => Date.parse('2025-03-09T23:30:00Z')))
    await add(owner, 'tasks', { title: 'One' })
    await add(member, 'tasks', { title: 'Two' })
    cleanup(setClock(() => Date.parse('2025-03-11T12:00:00Z')))
    await add(member, 'projects', { name: 'Three' })

    const { body: ofMember } = await ask(owner, `?userId=${member.user.id}`)
    assert.deepEqual(actionsOf(ofMember), ['project.created', 'task.created'])
    const tasks = await ask(owner, '?type=task&pageSize=1')
    assert.equal(tasks.headers['x-total-count'], '2')
    assert.equal(tasks.body[0].record.label, 'Two')
    const { body: ofDay } = await ask(owner, '?from=2025-03-10&to=2025-03-10')
    assert.deepEqual(actionsOf(ofDay), ['task.created', 'task.created'])
    const { body: byNobody } = await ask(owner, '?userId=nobody')
    assert.include(actionsOf(byNobody), 'company.applied')
  })

  test('row 110: is for owners alone, and of their own company', async ({ assert }) => {
    const { company } = await makeCompany()
    const { owner: stranger } = await makeCompany()
    for (const role of ['member', 'employee'] as const) {
      const person = await makePerson(company.id, role)
      for (const path of ['', '/check']) assert.equal((await ask(person, path)).status, 403, role)
    }
    const { body } = await ask(stranger)
    assert.isTrue(
      body.every(({ record }: { record: { _id: string } }) => record._id !== company.id)
    )
  })

  test('row 110: is checked from its first row to its last, and names the row that was changed', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    await add(owner, 'tasks', { title: 'One' })
    const whole = await ask(owner, '/check')
    assert.containSubset(whole.body, { isWhole: true, fault: null })
    assert.equal(whole.body.entries, (await ask(owner)).body.length)

    await inTx(() =>
      writer()
        .from('audit_log')
        .where({ company_id: company.id, sequence: 2 })
        .update({ action: 'company.reject' })
    )
    const broken = await ask(owner, '/check')
    assert.containSubset(broken.body, {
      isWhole: false,
      fault: { kind: 'changed', sequence: 2 },
    })
  })
})
