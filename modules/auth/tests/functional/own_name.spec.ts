import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  type Person,
} from '#modules/auth/factories/company_factory'

async function ask({ token }: Person, method: string, path: string, body?: unknown) {
  const answer = await call(method, `/api/${path}`, { token, body })
  return { status: answer.status, body: JSON.parse(answer.text) }
}

const rename = (person: Person, name: unknown) => ask(person, 'PUT', 'auth/me', { name })

test.group('The own name', () => {
  test('is changed by everybody for themselves and shown at once, also on what was done before', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const { task } = (await ask(employee, 'POST', 'tasks', { title: 'Aufräumen' })).body
    await ask(employee, 'POST', `tasks/${task._id}/time/start`)

    const renamed = await rename(employee, '  Jana Vogt ')
    assert.equal(renamed.status, 200)
    assert.containSubset(renamed.body, { id: employee.user.id, name: 'Jana Vogt' })
    assert.equal((await ask(employee, 'GET', 'auth/me')).body.name, 'Jana Vogt')
    const people = (await ask(owner, 'GET', 'people')).body
    assert.deepInclude(people, { _id: employee.user.id, name: 'Jana Vogt' })
    const [entry] = (await ask(owner, 'GET', 'time-entries')).body
    assert.equal(entry.user.name, 'Jana Vogt')
    assert.equal((await ask(owner, 'GET', 'auth/me')).body.name, owner.user.name)
  })

  test('leaves both names in the audit chain, and nothing when it stays', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    await rename(owner, 'Inga Inhaberin')
    await rename(owner, 'Inga Inhaberin')
    const rows = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'user.renamed' })
      .select('actor_id', 'subject_id', 'details')
    assert.lengthOf(rows, 1)
    assert.equal(rows[0].actor_id, owner.user.id)
    assert.equal(rows[0].subject_id, owner.user.id)
    assert.deepEqual(JSON.parse(rows[0].details), {
      before: owner.user.name,
      name: 'Inga Inhaberin',
    })
  })

  test('is one line with something in it', async ({ assert }) => {
    const { owner } = await makeCompany()
    for (const name of ['', '   ', 'A\r\nBcc: x', 'x'.repeat(201), 7, undefined]) {
      assert.equal((await rename(owner, name)).status, 422, String(name))
    }
  })

  test('of a super admin is changed too', async ({ assert }) => {
    const admin = await makeSuperAdmin()
    assert.equal((await rename(admin, 'Olga Betrieb')).body.name, 'Olga Betrieb')
  })
})
