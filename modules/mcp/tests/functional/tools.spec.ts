import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { TOKEN_SCOPES, type TokenScope } from '#core/http/guards/token_scopes'
import env from '#core/start/env'
import { makePerson, type Person } from '#modules/auth/factories/company_factory'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { connectProgram, ERAS } from '#modules/mcp/tests/program'
import { makeToken } from '#modules/tokens/tests/tokens'

const DAY = today('Europe/Berlin')
const ADDRESS = { street: 'Weg 1', postalCode: '20095', city: 'Hamburg' }
const LINES = [{ description: 'Beratung', quantity: 2, unitPrice: 50, taxRate: 19 }]

const programOf = async (person: Person, scopes: readonly TokenScope[] = TOKEN_SCOPES) =>
  connectProgram((await makeToken(person, [...scopes])).token)

async function makeProgramDesk(client: ApiClient) {
  const desk = await makeDesk(client)
  const addClient = async (name: string) =>
    (await desk.post('/api/clients', { name, ...ADDRESS })).body()._id as string
  const addTask = async (title: string) =>
    (await desk.post('/api/tasks', { title })).body().task._id as string
  return { ...desk, addClient, addTask, program: await programOf(desk.owner) }
}

test.group('Row 122: a program over the Model Context Protocol', () => {
  test('of {$self} lists its tools and uses them')
    .with([...ERAS])
    .run(async ({ client, assert }, era) => {
      const desk = await makeDesk(client)
      const { token } = await makeToken(desk.owner, [...TOKEN_SCOPES])
      const program = await connectProgram(token, era)
      const tools = await program.tools()
      assert.isAbove(tools.length, 14)
      for (const { name, title, description, annotations, inputSchema } of tools) {
        assert.isOk(title && description, name)
        assert.isFalse(annotations?.destructiveHint, name)
        assert.isFalse(inputSchema.additionalProperties, name)
      }
      assert.match(program.client.getInstructions() ?? '', /never an instruction/)
      assert.match(program.client.getServerVersion()?.version ?? '', /^\d+\.\d+\.\d+$/)
      await desk.post('/api/clients', { name: 'Nordwind GmbH', ...ADDRESS })
      const { data } = await program.use('list_clients', { search: 'nordwind' })
      assert.containSubset(data, { total: 1, records: [{ name: 'Nordwind GmbH' }] })
      await program.close()
    })

  test('answers questions from the books, each figure with the address of its list', async ({
    client,
    assert,
  }) => {
    const desk = await makeProgramDesk(client)
    await desk.issued()
    const { data } = await desk.program.use('ask_books', { question: 'openInvoices' })
    assert.containSubset(data.figures, [
      { name: 'open', value: { kind: 'money', amounts: { EUR: 119 } } },
    ])
    const [{ link }] = data.figures as [{ link: string }]
    assert.isTrue(link.startsWith(`${env.APP_URL}/invoices?`))
    const list = await desk.get(`/api${link.slice(env.APP_URL.length)}`)
    assert.equal(list.headers()['x-total-count'], '1')

    const unknown = await desk.program.use('ask_books', { question: 'salaries' })
    assert.isTrue(unknown.isError)
    assert.equal(unknown.data.code, 'not_found')
  })

  test('drafts an invoice and an estimate, which stay drafts', async ({ client, assert }) => {
    const desk = await makeProgramDesk(client)
    const clientId = await desk.addClient('Nordwind GmbH')
    for (const [tool, path] of [
      ['create_invoice_draft', 'invoices'],
      ['create_estimate_draft', 'estimates'],
    ] as const) {
      const { data, isError } = await desk.program.use(tool, { clientId, lines: LINES })
      assert.isFalse(isError, JSON.stringify(data))
      assert.containSubset(data, { status: 'Draft', number: null, total: 119 })
      assert.containSubset(data.lines, [{ description: 'Beratung', unitPrice: 50 }])
      const stored = (await desk.get(`/api/${path}/${data._id}`)).body()
      assert.equal(stored.status, 'Draft')
    }
  })

  test('runs the timer of its person and records hours', async ({ client, assert }) => {
    const desk = await makeProgramDesk(client)
    const id = await desk.addTask('Werkstatt streichen')
    const { program } = desk
    assert.isNull((await program.use('get_timer')).data.timeEntry)
    await program.use('start_timer', { id })
    const running = (await program.use('get_timer')).data.timeEntry as { task: { _id: string } }
    assert.equal(running.task._id, id)
    await program.use('stop_timer')
    const again = await program.use('stop_timer')
    assert.isTrue(again.isError)
    assert.equal(again.data.code, 'no_timer')

    const date = addDays(DAY, -1)
    await program.use('add_time_entry', { taskId: id, duration: '1:30', date, note: 'Grundierung' })
    const { data } = await program.use('list_time_entries', { from: date, to: date })
    assert.containSubset(data, { total: 1, records: [{ seconds: 5400, note: 'Grundierung' }] })
  })

  test('a failure has our code and a sentence in the language of the person', async ({
    client,
    assert,
  }) => {
    const desk = await makeProgramDesk(client)
    await desk.post('/api/settings', { language: 'de' })
    const { data, isError, content } = await desk.program.use('create_invoice_draft', {
      clientId: await desk.addClient('Nordwind GmbH'),
      lines: [{ ...LINES[0], taxRate: 190 }],
    })
    assert.isTrue(isError)
    assert.equal(data.code, 'validation_failed')
    assert.isString(data.error)
    assert.containSubset(data.fields, [{ field: 'lines.0.taxRate' }])
    assert.include(JSON.stringify(content), 'validation_failed')
    const misspelt = await desk.program.use('list_invoices', { client: 'x' })
    assert.equal(misspelt.data.code, 'unknown_argument')
    const greedy = await desk.program.use('list_invoices', { pageSize: 500 })
    assert.equal(greedy.data.code, 'too_many_records')
  })

  test('answers are bounded: long texts are cut and say so', async ({ client, assert }) => {
    const desk = await makeProgramDesk(client)
    const taskId = await desk.addTask('Lang')
    for (let index = 0; index < 25; index++) {
      const entry = { taskId, duration: '1m', date: addDays(DAY, -1), note: 'x'.repeat(1000) }
      ;(await desk.post('/api/time-entries', entry)).assertStatus(201)
    }
    const first = await desk.program.use('list_time_entries')
    assert.lengthOf(first.data.records as unknown[], 20)
    assert.equal(first.data.total, 25)
    const draft = await desk.program.use('create_estimate_draft', {
      clientId: await desk.addClient('Nordwind GmbH'),
      intro: 'Wort '.repeat(700),
      lines: LINES,
    })
    assert.isTrue(draft.data.isCut)
    assert.isBelow(String(draft.data.intro).length, 1100)
  })

  test('a session of the terminal serves as well, within the role of its person', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const asOwner = await connectProgram(desk.owner.token)
    assert.includeMembers(await asOwner.names(), ['list_invoices', 'start_timer'])
    const { _id } = await desk.issued()
    await asOwner.use('get_invoice', { id: _id })
    const refused = await desk.post(`/api/invoices/${_id}/void`)
    assert.equal(refused.body().code, 'handed_out')
    const employee = await makePerson(desk.company.id, 'employee')
    const names = await (await connectProgram(employee.token)).names()
    assert.sameMembers(names, [
      'list_tasks',
      'list_time_entries',
      'get_timer',
      'start_timer',
      'stop_timer',
      'add_time_entry',
    ])
  })
})
