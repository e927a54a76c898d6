import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { isDuplicate, isStillReferenced } from '#core/database/transaction_failures'
import { makeCompany } from '#modules/auth/factories/company_factory'

test.group('Refusals of the database', () => {
  test('a row that others point to is told from a row that is there twice', async ({ assert }) => {
    const { company } = await makeCompany()
    const failureOf = (work: () => Promise<unknown>) =>
      inTx(work).then(
        () => assert.fail('The database accepted it.'),
        (error: unknown) => error
      )
    const deleted = await failureOf(() =>
      writer().from('companies').where('id', company.id).delete()
    )
    assert.isTrue(isStillReferenced(deleted))
    assert.isFalse(isDuplicate(deleted))

    const range = { company_id: company.id, kind: 'client', pattern: '{#}', resets_yearly: false }
    const doubled = await failureOf(() =>
      writer().table('number_ranges').multiInsert([range, range])
    )
    assert.isTrue(isDuplicate(doubled))
    assert.isFalse(isStillReferenced(doubled))
  })
})
