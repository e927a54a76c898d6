import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { call } from '#core/tests/call'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeToken } from '#modules/tokens/tests/tokens'

const run = promisify(execFile)
const hasTools = ['curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0)
const EXAMPLES = app.makePath('docs/api/examples')

/** A company with one client and one overdue invoice, and the surroundings of an example. */
async function surroundings() {
  const { owner } = await makeCompany()
  const ask = async (method: string, path: string, body?: object) =>
    JSON.parse((await call(method, `/api${path}`, { token: owner.token, body })).text)
  const client = await ask('POST', '/clients', { name: 'Bäckerei Wolf' })
  const day = addDays(today('Europe/Berlin'), -40)
  const { _id } = await ask('POST', '/invoices', {
    clientId: client._id,
    date: day,
    dueDate: addDays(day, 10),
    lines: [{ description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }],
  })
  const invoice = await ask('POST', `/invoices/${_id}/issue`)
  const { token } = await makeToken(owner, ['clients:read', 'invoices:read', 'invoices:draft'])
  const KONTOR_URL = `http://127.0.0.1:${process.env.PORT}`
  return { ask, client, invoice, env: { ...process.env, KONTOR_URL, KONTOR_TOKEN: token } }
}

test.group('The examples of the API', () => {
  test('draft an invoice for a client', async ({ assert }) => {
    const { ask, client, env } = await surroundings()
    const script = `${EXAMPLES}/draft_invoice.ts`
    const words = [script, 'Bäckerei Wolf', 'Beratung', '2', '90.5']
    const { stdout } = await run(process.execPath, words, { env })
    const invoice = await ask('GET', `/invoices/${stdout.trim()}`)
    assert.containSubset(invoice, { status: 'Draft', net: 181, client: { _id: client._id } })
    await assert.rejects(
      () => run(process.execPath, [script, 'Nobody', 'x', '1', '1'], { env }),
      /No client is named Nobody/
    )
  })

  test('list overdue invoices', async ({ assert }) => {
    const { invoice, env } = await surroundings()
    const { stdout } = await run('bash', [`${EXAMPLES}/overdue_invoices.sh`], { env })
    assert.equal(stdout, `${invoice.number}\tBäckerei Wolf\t119\n`)
  }).skip(!hasTools, 'needs curl and jq')
})
