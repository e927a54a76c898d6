import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'

test.group('People', () => {
  test('the desk can name everybody of its company, an employee only themselves', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    await makeCompany()
    const employee = await makePerson(company.id, 'employee')

    const desk = await client.get('/api/people').bearerToken(owner.token)
    assert.sameMembers(
      desk.body().map(({ _id }: { _id: string }) => _id),
      [owner.user.id, employee.user.id]
    )
    const own = await client.get('/api/people').bearerToken(employee.token)
    assert.deepEqual(own.body(), [{ _id: employee.user.id, name: employee.user.name }])
  })
})
