import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { openContent } from '#core/sealing/sealed_rows'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { confirm } from '#modules/auth/tests/second_factor'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'
import { makeExports } from '#modules/leaving/actions/make_exports'
import { askAs, runSteps } from '#modules/leaving/tests/leave_calls'

const DAY = 86_400_000
const RECEIPT = Buffer.from('%PDF-1.7\nKundin Schulz\n%%EOF')
const keysOf = (companyId: string) => join(env.KONTOR_DATA, 'keys', companyId)

test.group('The key of a company and its deletion', (group) => {
  group.each.timeout(60_000)
  group.each.setup(() => {
    const restore = setClock(() => Date.now())
    return () => restore()
  })

  test('a row of an old backup opens while the law keeps it, and never after the last day', async ({
    client,
    assert,
  }) => {
    const { company, owner, expense, sendFile } = await makeExpenseDesk(client)
    const { _id } = await expense()
    await sendFile(`/api/expenses/${_id}/receipts`, 'beleg.pdf', RECEIPT)
    const backedUp = await reader().from('expense_receipts').where('company_id', company.id).first()
    await askAs(owner.user, 'company', { companyName: company.name, reason: 'other' })

    setClock(() => Date.now() + 31 * DAY)
    await runSteps()
    assert.isTrue(RECEIPT.equals(await openContent(backedUp)))
    assert.isTrue(existsSync(keysOf(company.id)))

    setClock(() => Date.now() + 365 * 12 * DAY)
    await runSteps()
    assert.isFalse(existsSync(keysOf(company.id)))
    await assert.rejects(() => openContent(backedUp), 'file_key_missing')
  })

  test('an export is sealed on the disk, and a damaged one is not given out', async ({
    client,
    assert,
  }) => {
    const { company, owner, post, get } = await makeExpenseDesk(client)
    const { _id } = (await post('/api/company-exports', {})).body()
    while (await makeExports());
    const path = join(env.KONTOR_DATA, 'exports', company.id, `${_id}.zip`)
    const sealed = readFileSync(path)
    assert.equal(sealed.subarray(0, 7).toString(), 'KONTOR1')
    assert.isFalse(sealed.includes('README.txt'))
    const [{ bytes }] = (await get('/api/company-exports')).body()
    await confirm(owner)
    const download = () => call('GET', `/api/company-exports/${_id}/file`, { token: owner.token })
    const file = await download()
    assert.equal(file.bytes.length, bytes)
    assert.equal(file.bytes.subarray(0, 2).toString(), 'PK')

    sealed.writeUInt8(sealed.readUInt8(sealed.length - 40) ^ 1, sealed.length - 40)
    writeFileSync(path, sealed)
    const damaged = await download()
    assert.equal(damaged.status, 500)
    assert.equal(JSON.parse(damaged.text).code, 'file_damaged')
  })
})
