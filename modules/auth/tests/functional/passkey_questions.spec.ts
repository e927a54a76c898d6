import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { serveByName } from '#modules/auth/tests/passkeys'
import { send } from '#modules/auth/tests/second_factor'

const ask = ({ token }: Pick<Person, 'token'>) =>
  send('POST', '/api/auth/confirmation-questions', { token })

test.group('Row 6: questions to passkeys', (group) => {
  group.each.setup(() => serveByName())
  group.each.teardown(() => limiter.clear(['memory']))

  test('are asked at most thirty times in five minutes by one person', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const answers = await Promise.all(Array.from({ length: 32 }, () => ask(owner)))
    const refused = answers.filter(({ status }) => status === 429)
    assert.lengthOf(refused, 2)
    assert.equal(refused[0]?.body.code, 'too_many_requests')
    const colleague = await makePerson(company.id, 'member')
    assert.equal((await ask(colleague)).status, 201)
  })
})
