import { copyFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { makePerson } from '#modules/auth/factories/company_factory'
import { eveningZone, makeEveryday } from './everyday.js'
import { Home } from './terminal_run.js'

const SAMPLE = fileURLToPath(new URL('../../docs/samples/de/invoice-modern.pdf', import.meta.url))

async function stage({ client, test: current }: Pick<TestContext, 'client' | 'test'>) {
  const desk = await makeEveryday(client, { timeZone: eveningZone() })
  const home = new Home()
  current.cleanup(() => home.remove())
  const as = (token: string) => (line: string[]) =>
    home.run(line, {
      env: { KONTOR_URL: `http://127.0.0.1:${process.env.PORT}`, KONTOR_TOKEN: token },
      cwd: home.folder,
    })
  const run = as(desk.owner.token)
  const json = async (line: string[]) => {
    const { code, out, err } = await run([...line, '--json'])
    if (code !== 0) throw new Error(err)
    return JSON.parse(out)
  }
  return { ...desk, home, run, json, as }
}

test.group('Row 129: the desk in the terminal', () => {
  test('clients and projects are listed and filtered by words', async (context) => {
    const { assert } = context
    const { run, json } = await stage(context)
    assert.match((await run(['clients'])).out, /^Number +Client +City +E-mail\nK-\d+ +Acme GmbH/)
    assert.lengthOf(await json(['clients', 'nobody']), 0)
    const [project] = await json(['projects', 'web'])
    assert.equal(project.client.name, 'Acme GmbH')
  })

  test('bill shows the lines first, and makes the draft with its timesheet from just these', async (context) => {
    const { assert } = context
    const { run, json, get } = await stage(context)
    assert.equal((await run(['bill', 'acme'])).code, 7)
    await run(['log', '2h', 'yesterday', 'fix', 'login'])
    const { out } = await run(['bill', 'acme', '--by', 'project'])
    assert.match(out, /Website.* 2:00 +€90\.00 +€180\.00/)
    const drafts = async () => (await get('/api/invoices?status=Draft')).body().length
    const before = await drafts()
    assert.equal((await run(['bill', 'acme', '--draft', '--dry-run'])).code, 0)
    assert.equal(await drafts(), before)
    const draft = await json(['bill', 'acme', '--draft', '--with-timesheet'])
    assert.equal(draft.net, 180)
    assert.equal((await run(['bill', 'acme'])).code, 7)
    assert.equal((await run(['bill', 'nobody'])).code, 5)
    assert.equal((await run(['bill', 'acme', '--by', 'colour'])).code, 2)
  })

  test('bill shows rounded hours with the recorded time beside them, and --exact bills to the second', async (context) => {
    const { assert } = context
    const { run, json, post } = await stage(context)
    const timeRounding = { mode: 'up', minutes: 15 }
    ;(await post('/api/settings', { preferences: { timeRounding } })).assertStatus(200)
    await run(['log', '50m', 'yesterday', 'fix', 'login'])
    const { out } = await run(['bill', 'acme', '--by', 'project'])
    assert.match(out, /Hours +Tracked +Rate +Amount/)
    assert.match(out, /Website.* 1:00 +0:50 +€90\.00 +€90\.00/)
    const plan = await run(['bill', 'acme', '--draft', '--dry-run'])
    assert.include(plan.out + plan.err, '1:00 (0:50 tracked), €107.10')
    const exact = await run(['bill', 'acme', '--exact'])
    assert.notInclude(exact.out, 'Tracked')
    assert.match(exact.out, / 0:50 +€90\.00 +€74\.70/)
    const draft = await json(['bill', 'acme', '--draft'])
    assert.equal(draft.net, 90)
  })

  test('an invoice is shown, saved as PDF, and reminded of after a yes', async (context) => {
    const { assert } = context
    const { run, json, invoice, home } = await stage(context)
    const { out } = await run(['invoices', 'show', invoice.number])
    assert.include(out, 'Acme GmbH')
    assert.include(out, '€119.00 open')
    await run(['invoices', 'pdf', invoice.number])
    assert.equal(readFileSync(home.file(`${invoice.number}.pdf`)).toString('latin1', 0, 5), '%PDF-')
    const refused = await run(['invoices', 'remind', invoice.number])
    assert.equal(refused.code, 2)
    assert.include(refused.err, '--yes')
    const reminder = await json(['invoices', 'remind', invoice.number, '--yes'])
    assert.equal(reminder.invoices[0].number, invoice.number)
    assert.equal((await run(['invoices', 'show', 'RE-0'])).code, 5)
  })

  test('order confirmations are listed, shown and saved as PDF', async (context) => {
    const { assert } = context
    const { run, json, order, home } = await stage(context)
    const { out } = await run(['orders'])
    assert.match(out, /AB-2026-0001 +Acme GmbH +B-77 +02\.11\.2026 +€119\.00 +Issued/)
    assert.deepEqual(await json(['orders', '--status', 'draft']), [])
    const unknown = await run(['orders', '--status', 'gone'])
    assert.equal(unknown.code, 2)
    assert.include(unknown.err, 'invoiced')
    const limit = await run(['orders', '--limit', '0'])
    assert.include(limit.err, 'kontor orders --limit 50')

    const shown = await run(['orders', 'show', 'acme'])
    assert.include(shown.out, 'Order number B-77')
    assert.include(shown.out, '€119.00 in total')
    assert.equal((await json(['orders', 'show', order.number]))._id, order._id)
    await run(['orders', 'pdf', order.number])
    assert.equal(readFileSync(home.file(`${order.number}.pdf`)).toString('latin1', 0, 5), '%PDF-')
    assert.equal((await run(['orders', 'show', 'AB-0'])).code, 5)
    assert.include((await run(['complete', 'orders', 'ab'])).out, `${order.number}\tAcme GmbH`)
  })

  test('an expense is recorded from a file, with its receipt, after a yes', async (context) => {
    const { assert } = context
    const { run, json, home } = await stage(context)
    copyFileSync(SAMPLE, home.file('receipt.pdf'))
    const line = [
      'expenses',
      'add',
      'receipt.pdf',
      '--vendor',
      'Office shop',
      '--amount',
      '1.190,50',
    ]
    const options = ['--tax', '19', '--date', '20.11.2026']
    assert.equal((await run([...line, ...options])).code, 2)
    assert.lengthOf(await json(['expenses']), 0)
    const expense = await json([...line, ...options, '--yes'])
    assert.equal(expense.gross, 1190.5)
    assert.lengthOf(expense.receipts, 1)
    assert.equal((await run(['expenses', 'add', 'missing.pdf'])).code, 1)
    assert.equal((await run([...line.slice(0, -1), 'much', '--yes'])).code, 2)
  })

  test('an employee hands a receipt in, which waits for its approval', async (context) => {
    const { assert } = context
    const { company, json, home, as } = await stage(context)
    copyFileSync(SAMPLE, home.file('receipt.pdf'))
    const { token } = await makePerson(company.id, 'employee')
    const line = ['expenses', 'add', 'receipt.pdf', '--vendor', 'Railway', '--amount', '49,90']
    const options = ['--date', 'yesterday', '--note', 'Trip to Acme']
    assert.equal((await as(token)([...line, ...options])).code, 2)
    const { code, out, err } = await as(token)([...line, ...options, '--yes', '--json'])
    assert.equal(code, 0, err)
    const claim = JSON.parse(out)
    assert.containsSubset(claim, { vendor: 'Railway', status: 'submitted', note: 'Trip to Acme' })
    assert.lengthOf(claim.receipts, 1)
    assert.lengthOf(await json(['expenses']), 0)
    const told = await as(token)([...line, ...options, '--company-paid', '--yes'])
    assert.match(
      told.out,
      /^Handed in: Railway, 49\.90, \d\d\.\d\d\.\d{4}\. It waits for approval\.\n$/
    )
  })

  test('a task is added to a project and marked as done', async (context) => {
    const { assert } = context
    const { run, json } = await stage(context)
    const add = ['tasks', 'add', 'Call Anna', '+website', '--due', 'in 3 days', '--estimate', '30m']
    const task = await json(add)
    assert.equal(task.project.name, 'Website')
    assert.equal(task.estimatedSeconds, 1800)
    assert.equal((await json(['tasks', 'done', 'call', 'anna'])).status, 'done')
    assert.equal((await run(['tasks', 'done', 'call', 'anna'])).code, 7)
    assert.equal((await run(['tasks', 'add', 'x', '+nowhere'])).code, 5)
  })

  test('an employee lists own time and is refused everything that costs money', async (context) => {
    const { assert } = context
    const { company, as } = await stage(context)
    const employee = await makePerson(company.id, 'employee')
    const run = as(employee.token)
    assert.equal((await run(['entries'])).code, 0)
    assert.equal((await run(['report'])).code, 0)
    for (const line of ['clients', 'bill acme', 'invoices', 'expenses']) {
      assert.equal((await run(line.split(' '))).code, 4, line)
    }
  })
})
