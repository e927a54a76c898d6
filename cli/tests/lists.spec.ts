import { test } from '@japa/runner'
import { sampleInvoice, sampleTask } from './samples.js'
import { signedInStage } from './stage.js'

test.group('lists in a pipe', () => {
  test('tasks are aligned plain text, done ones only on demand', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [
      sampleTask({ title: 'Write the offer', priority: 'high' }),
      sampleTask({ title: 'Call', project: null, dueDate: null, trackedSeconds: 0 }),
      sampleTask({ title: 'Old', status: 'done' }),
    ]
    const [id, other] = api.tasks.map(({ _id }) => _id.slice(-6))
    const { code, out } = await home.run(['tasks'])
    assert.equal(code, 0)
    assert.deepEqual(out.split('\n'), [
      'Id      Task             Project     Due         Hours  State',
      `${id}  Write the offer  Website     30.11.2026   1:30  High`,
      `${other}  Call             No project`,
      '',
    ])
    assert.include((await home.run(['tasks', '--all'])).out, 'Old')
    assert.lengthOf(JSON.parse((await home.run(['tasks', '--json'])).out), 2)
  })

  test('an empty list prints its head in a pipe and an empty array as JSON', async (context) => {
    const { home } = await signedInStage(context)
    const out = 'Id  Task  Project  Due  Hours  State\n'
    context.assert.deepEqual(await home.run(['tasks']), { code: 0, out, err: '' })
    context.assert.equal((await home.run(['invoices', '--json'])).out, '[]\n')
  })

  test('invoices show amounts in the formats of the language', async (context) => {
    const { api, home } = await signedInStage(context)
    api.invoices = [sampleInvoice()]
    context.assert.include((await home.run(['invoices'])).out, '€1,234.50')
    api.user.language = 'de'
    const login = ['login', '--host', api.host, '--email', api.user.email]
    await home.run(login, { input: api.password })
    const { out } = await home.run(['invoices'])
    context.assert.include(out, '1.234,50 €')
    context.assert.include(out, 'Müller & Söhne GmbH')
    context.assert.include(out, '15.11.2026')
  })

  test('invoices overdue and --status ask the server for just these', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.invoices = [
      sampleInvoice({ number: 'A-1', isOverdue: true, daysOverdue: 23 }),
      sampleInvoice({ number: 'A-2', status: 'Partially Paid' }),
    ]
    const overdue = await home.run(['invoices', 'overdue'])
    assert.match(overdue.out, /A-1 .*Overdue +23 days/)
    assert.notInclude(overdue.out, 'A-2')
    const partly = await home.run(['invoices', '--status', 'partially-paid', '--json'])
    assert.deepEqual(
      JSON.parse(partly.out).map(({ number }: { number: string }) => number),
      ['A-2']
    )
    const unknown = await home.run(['invoices', '--status', 'gone'])
    assert.equal(unknown.code, 2)
    assert.include(unknown.err, 'partially-paid')
  })

  test('a status is known by the word that the list shows for it', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.invoices = [
      sampleInvoice({ number: 'A-1' }),
      sampleInvoice({ number: 'A-2', status: 'Paid' }),
    ]
    api.user.language = 'de'
    await home.run(['whoami'])
    assert.match((await home.run(['invoices', '--status', 'Bezahlt'])).out, /A-2 .*Bezahlt/)
    assert.equal((await home.run(['invoices', '--status', 'teilweise bezahlt'])).code, 0)
  })

  test('a wrong --limit is a wrong command line and names the option', async (context) => {
    const { home } = await signedInStage(context)
    for (const limit of ['abc', '0', '-5', '501', '1.5', '']) {
      const { code, err } = await home.run(['invoices', '--limit', limit])
      context.assert.equal(code, 2, limit)
      context.assert.include(err, `“--limit ${limit}”`)
      context.assert.include(err, 'Try: kontor invoices --limit 50')
    }
  })

  test('long names stay whole in a pipe, for the scripts behind it', async (context) => {
    const { api, home } = await signedInStage(context)
    const name = 'Kommanditgesellschaft '.repeat(12).trim()
    api.invoices = [sampleInvoice({ client: { _id: 'k1', name } })]
    context.assert.include((await home.run(['invoices'])).out, name)
  })

  test('a list of more than a pipe holds arrives whole', async (context) => {
    const { api, home } = await signedInStage(context)
    api.tasks = Array.from({ length: 2000 }, () => sampleTask({ title: 'x'.repeat(100) }))
    const { out } = await home.run(['tasks'])
    context.assert.lengthOf(out.trimEnd().split('\n'), 2001)
    const { out: json } = await home.run(['tasks', '--json'])
    context.assert.lengthOf(JSON.parse(json), 2000)
  })

  test('characters wider than one column keep the columns aligned', async (context) => {
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: '日本語' }), sampleTask({ title: 'abcdef' })]
    const [, wide, latin] = (await home.run(['tasks'])).out.split('\n')
    context.assert.include(wide, '日本語  Website')
    context.assert.include(latin, 'abcdef  Website')
  })
})

test.group('hostile text from the server', () => {
  test('escapes, bells and turned reading directions never reach the terminal', async (context) => {
    const { api, home } = await signedInStage(context)
    const title = '\u001b]0;owned\u0007\u001b[2JPay\u202e me\u009b31m\r\nnow'
    api.tasks = [sampleTask({ title })]
    const { out } = await home.run(['tasks'])
    context.assert.include(out, 'Pay me')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    context.assert.notMatch(out, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    context.assert.lengthOf(out.trimEnd().split('\n'), 2)
  })

  test('JSON keeps the text exactly and still prints no control character', async (context) => {
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'a\u001b[2J\u009b31m' })]
    const { out } = await home.run(['tasks', '--json'])
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    context.assert.notMatch(out, /[\u001b\u009b]/)
    context.assert.equal(JSON.parse(out)[0].title, 'a\u001b[2J\u009b31m')
  })

  test('the sentence of a refusal is cleaned too', async (context) => {
    const { api, home } = await signedInStage(context)
    api.next = [{ status: 422, body: { error: 'No\u001b[2J way', code: 'x', requestId: 'r' } }]
    const { code, err } = await home.run(['invoices'])
    context.assert.equal(code, 1)
    context.assert.equal(err, 'kontor: No way\n')
  })
})
