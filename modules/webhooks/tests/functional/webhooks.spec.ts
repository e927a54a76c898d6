import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { AppError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { deskOf, LINE } from '#core/tests/desk'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { confirm, send } from '#modules/auth/tests/second_factor'
import { invoiceIssue } from '#modules/invoicing/happenings'
import { isSignedBy, openHookSink } from '#modules/webhooks/tests/hook_sink'
import {
  deliveriesOf,
  hookBody,
  hookCall,
  makeHook,
  sendDueHooks,
} from '#modules/webhooks/tests/hooks'

const ADDRESS = 'https://hooks.example.com/kontor?key=1'
const HAMBURG = {
  name: 'Kunde',
  street: 'Weg 1',
  postalCode: '20095',
  city: 'Hamburg',
  country: 'DE',
}

test.group('Row 137: signed webhooks', () => {
  test('an issued invoice arrives once, signed, with its facts and no name', async ({
    assert,
    cleanup,
  }) => {
    const sink = await openHookSink(204)
    cleanup(() => sink.close())
    const { company, owner } = await makeCompany()
    const { secret } = await makeHook(owner, sink.url, { events: ['invoice.issued'] })
    const desk = deskOf(owner)
    const lines = [{ description: 'Rat', ...LINE }]
    const draft = await desk.post('/invoices', { customClient: HAMBURG, lines })
    await desk.post(`/invoices/${draft._id}/issue`)
    await sendDueHooks()
    await sendDueHooks()

    assert.lengthOf(sink.arrived, 1)
    const [arrived] = sink.arrived
    assert.isTrue(isSignedBy(secret, arrived!))
    assert.isFalse(isSignedBy(`whsec_${'A'.repeat(44)}`, arrived!))
    const { event, headers, body } = arrived!
    assert.containSubset(event, {
      type: 'invoice.issued',
      companyId: company.id,
      data: {
        id: draft._id,
        kind: 'invoice',
        status: 'Unpaid',
        currency: 'EUR',
        total: 119,
        open: 119,
        path: `/api/invoices/${draft._id}`,
      },
    })
    assert.equal(headers['webhook-id'], event.id)
    assert.equal(headers['content-type'], 'application/json')
    assert.closeTo(Number(headers['webhook-timestamp']), Date.now() / 1000, 60)
    assert.notInclude(body, 'Kunde')
    const read = await desk.get<{ number: string }>(event.data.path!.toString().slice(4))
    assert.equal(read.number, event.data.number)
  })

  test('a change that is rolled back sends nothing, nor does one that nobody listens to', async ({
    assert,
    cleanup,
  }) => {
    const sink = await openHookSink(204)
    cleanup(() => sink.close())
    const { company, owner } = await makeCompany()
    await makeHook(owner, sink.url, { events: ['client.created', 'invoice.issued'] })
    const lines = [{ description: 'Rat', ...LINE }]
    const draft = await deskOf(owner).post('/invoices', { customClient: HAMBURG, lines })
    // Objects after the invoice has been issued, and its audit row written.
    invoiceIssue.follow(async ({ id }) => {
      if (id === company.id) throw new AppError(409, 'version_conflict')
    })
    const own = { token: owner.token }
    const refused = await send('POST', `/api/invoices/${draft._id}/issue`, { ...own, body: {} })
    assert.equal(refused.status, 409)
    await send('POST', '/api/projects', { ...own, body: { name: 'Neues Projekt' } })
    await sendDueHooks()
    assert.lengthOf(sink.arrived, 0)
    assert.lengthOf(await deliveriesOf(company.id), 0)
    assert.lengthOf(await reader().from('webhook_events').where('company_id', company.id), 0)
  })

  test('are added after the password, and the secret is shown once and stored sealed', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const own = { token: owner.token }
    const refused = await send('POST', '/api/webhooks', { ...own, body: hookBody(ADDRESS) })
    assert.deepEqual([refused.status, refused.body.code], [403, 'confirmation_required'])

    await confirm(owner)
    const made = await send('POST', '/api/webhooks', { ...own, body: hookBody(ADDRESS) })
    assert.equal(made.status, 201)
    assert.match(made.body.secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.isTrue(made.body.secret.endsWith(made.body.secretEnd))
    const { body } = await send('GET', '/api/webhooks', own)
    assert.lengthOf(body.endpoints, 1)
    assert.notInclude(JSON.stringify(body), made.body.secret)
    for (const table of ['webhook_endpoints', 'audit_log', 'idempotency_keys']) {
      const scope = table === 'idempotency_keys' ? 'scope_id' : 'company_id'
      const rows = await reader().from(table).where(scope, company.id)
      assert.notInclude(JSON.stringify(rows), made.body.secret, table)
    }
  })

  test('are changed and deleted, and each step is in the audit log with the host alone', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const hook = await makeHook(owner, ADDRESS)
    const call = hookCall(owner, hook)
    const unnamed = await call('PUT', '', hookBody(ADDRESS, { description: '' }))
    assert.equal(unnamed.body.description, '')
    const changed = hookBody(ADDRESS, { description: 'Lager', events: ['client.created'] })
    const { status, body } = await call('PUT', '', changed)
    assert.equal(status, 200)
    assert.containSubset(body, { description: 'Lager', events: ['client.created'] })
    assert.equal((await call('DELETE')).status, 204)
    assert.equal((await call('GET')).status, 404)
    const rows = await reader()
      .from('audit_log')
      .where('company_id', company.id)
      .where('subject_id', hook._id)
      .orderBy('sequence')
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['webhook.created', 'webhook.changed', 'webhook.changed', 'webhook.deleted']
    )
    assert.include(rows[0].details, 'hooks.example.com')
    assert.notInclude(rows[0].details, 'key=1')
  })

  test('belong to the owner: members are refused, and other companies find nothing', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const hook = await makeHook(owner, ADDRESS)
    const tested = await hookCall(owner, hook)('POST', '/tests')
    const delivery = `/deliveries/${tested.body._id}`
    const member = await makePerson(company.id, 'member')
    const { owner: stranger } = await makeCompany()
    await confirm(stranger)
    const other = await makeHook(stranger, ADDRESS)
    const tries: [string, string, object?][] = [
      ['GET', ''],
      ['PUT', '', hookBody(ADDRESS)],
      ['DELETE', ''],
      ['POST', '/secrets'],
      ['POST', '/tests'],
      ['POST', '/replays', { days: 1 }],
      ['GET', '/deliveries'],
      ['GET', delivery],
      ['POST', `${delivery}/replays`],
    ]
    for (const [method, path, body] of tries) {
      assert.equal((await hookCall(member, hook)(method, path, body)).status, 403, path)
      assert.equal((await hookCall(stranger, hook)(method, path, body)).status, 404, path)
    }
    for (const [method, path] of [
      ['GET', delivery],
      ['POST', `${delivery}/replays`],
    ] as const) {
      assert.equal((await hookCall(stranger, other)(method, path)).status, 404, path)
    }
    assert.equal((await hookCall(owner, { _id: newId() })('GET')).status, 404)
    assert.equal((await send('GET', '/api/webhooks', { token: member.token })).status, 403)
  })

  test('there are at most ten, with an address that can be called and known events', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    await confirm(owner)
    const post = (url: string, more: object = {}) =>
      send('POST', '/api/webhooks', { token: owner.token, body: hookBody(url, more) })
    for (const url of [
      'http://hooks.example.com/',
      'https://hooks.example.com:8443/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/latest',
      'https://user:pass@hooks.example.com/',
      'https://hooks.example.com/#part',
      'ftp://hooks.example.com/',
      'javascript:alert(1)',
      'hooks.example.com',
      '',
    ]) {
      const { status, body } = await post(url)
      assert.equal(status, 422, url)
      assert.equal(body.fields[0].field, 'url', url)
    }
    for (const events of [[], ['invoice.invented'], ['webhook.test'], 'invoice.issued']) {
      assert.equal((await post(ADDRESS, { events })).status, 422)
    }
    for (let index = 0; index < 10; index++) assert.equal((await post(ADDRESS)).status, 201)
    const full = await post(ADDRESS)
    assert.deepEqual([full.status, full.body.code], [409, 'endpoints_full'])
  })
})
