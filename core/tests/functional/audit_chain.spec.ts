import { test } from '@japa/runner'
import { verifyAuditChain } from '#core/audit/verify_audit_chain'
import { inTx, writer } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { makeCompany } from '#modules/auth/factories/company_factory'

/** A company with three rows in its log. */
async function makeLog() {
  const { company, owner } = await makeCompany()
  for (const name of ['Amsel', 'Drossel', 'Fink']) {
    await call('POST', '/api/clients', { token: owner.token, body: { name } })
  }
  return company.id
}

const cut = (companyId: string, from: number) =>
  inTx(() =>
    writer().from('audit_log').where('company_id', companyId).where('sequence', '>=', from).delete()
  )

test.group('The chain of the audit log', () => {
  test('is whole as it was written', async ({ assert }) => {
    assert.isUndefined(await verifyAuditChain(await makeLog()))
  })

  test('breaks where its newest rows were cut off', async ({ assert }) => {
    const companyId = await makeLog()
    await cut(companyId, 3)
    assert.equal(await verifyAuditChain(companyId), 'rows after 2 are missing')
  })

  test('breaks where its newest rows were cut off together with its head', async ({ assert }) => {
    const companyId = await makeLog()
    await cut(companyId, 3)
    await inTx(() => writer().from('chain_heads').where('company_id', companyId).delete())
    assert.equal(await verifyAuditChain(companyId), 'the head is missing')
  })

  test('breaks at a row that was changed', async ({ assert }) => {
    const companyId = await makeLog()
    await inTx(() =>
      writer()
        .from('audit_log')
        .where({ company_id: companyId, sequence: 2 })
        .update({ action: 'client.deleted' })
    )
    assert.equal(await verifyAuditChain(companyId), 'row 2 was changed')
  })
})
