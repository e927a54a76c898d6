import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { makeCompany } from '#modules/auth/factories/company_factory'

test.group('Unsupported queries for lists of projects, tasks and times', () => {
  test('{path} is refused in the language of the caller')
    .with(['/api/projects', '/api/tasks', '/api/time-entries'].map((path) => ({ path })))
    .run(async ({ client, assert }, { path }) => {
      const { owner } = await makeCompany()
      await inTx(() => writer().from('users').where('id', owner.user.id).update({ language: 'de' }))
      const answer = await client.get(`${path}?page=viele`).bearerToken(owner.token)
      answer.assertStatus(422)
      assert.deepEqual(answer.body().fields, [
        { field: 'page', message: '„Seite“ muss eine Zahl sein.', rule: 'number' },
      ])
    })
})
