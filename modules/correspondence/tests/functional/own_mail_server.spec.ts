import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { now, setClock } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import {
  confirm,
  haveServer as enterServer,
  type OwnServer,
  openOwnServer,
  SERVER_PASSWORD,
  sendInvoice,
  serverAt,
} from '../own_server.js'
import { type Desk, openDesk } from '../post_office.js'

test.group('A company with a mail server of its own', (group) => {
  let post: OwnServer['post']
  let sink: OwnServer['sink']
  let companies: OwnServer['companies']
  let worker: OwnServer['worker']

  group.each.setup(async () => {
    const own = await openOwnServer()
    ;({ post, sink, companies, worker } = own)
    return own.close
  })

  const serverOf = (fields: object = {}) => serverAt(sink.port, fields)
  const haveServer = (desk: Desk, fields: object = {}) => enterServer(desk, sink.port, fields)

  test('sends its letters from its own address, and Kontor sends its mails as before', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    assert.deepEqual(await haveServer(desk), {
      host: '127.0.0.1',
      port: sink.port,
      security: 'starttls',
      username: 'rechnung',
      hasPassword: true,
      fromAddress: 'rechnung@tischlerei.example',
      outage: null,
    })
    await sendInvoice(desk)
    await desk.ask(
      'POST',
      '/employees/invitations',
      { name: 'Neu', email: 'new@example.test', role: 'member' },
      201
    )
    const byPlatform = await post.arrived()
    await worker.sendDue()

    assert.deepEqual(
      byPlatform.map(({ recipients }) => recipients),
      [['new@example.test']]
    )
    assert.lengthOf(sink.taken, 1)
    assert.match(sink.taken[0]!.raw, /^From: Tischlerei Nord <rechnung@tischlerei\.example>/m)
    assert.deepInclude((await desk.mails())[0], { status: 'sent' })
    assert.deepInclude(await desk.ask('GET', '/mail-settings'), {
      address: 'rechnung@tischlerei.example',
      isSending: true,
    })
  })

  test('sends letters although the installation has no mail server', async ({ assert }) => {
    env.SMTP_URL = undefined
    const desk = await openDesk(assert)
    await haveServer(desk)
    await sendInvoice(desk)
    await worker.sendDue()
    assert.lengthOf(sink.taken, 1)
  })

  test('that removes it sends through the installation again, or puts aside what waits', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    await haveServer(desk)
    await sendInvoice(desk)
    await desk.ask('DELETE', '/mail-server', undefined, 204)
    await worker.sendDue()
    assert.lengthOf(sink.taken, 0)
    assert.lengthOf(await post.arrived(), 1)

    await haveServer(desk)
    await sendInvoice(desk)
    env.SMTP_URL = undefined
    await desk.ask('DELETE', '/mail-server', undefined, 204)
    assert.deepInclude((await desk.mails())[0], { status: 'kept' })
    assert.isNull((await desk.ask('GET', '/mail-server')).host)
  })

  test('keeps the password for the same host and user, and never shows it', async ({ assert }) => {
    const desk = await openDesk(assert)
    await haveServer(desk)
    const { password: _password, ...withoutPassword } = serverOf({
      fromAddress: 'neu@nord.example',
    })
    const kept = await desk.ask('PUT', '/mail-server', withoutPassword)
    assert.deepInclude(kept, { hasPassword: true, fromAddress: 'neu@nord.example' })

    const other = { ...withoutPassword, username: 'fremd' }
    const refused = await desk.ask('PUT', '/mail-server', other, 422)
    assert.deepInclude(refused.fields[0], { field: 'password' })
    const shown = JSON.stringify([await desk.ask('GET', '/mail-server'), kept, refused])
    assert.notInclude(shown, SERVER_PASSWORD)
    assert.notInclude(JSON.stringify(await desk.ask('GET', '/audit-log')), SERVER_PASSWORD)
  })

  test('hears which field is wrong: {0}')
    .with([
      [
        'a password that the server refuses',
        { password: 'wrong' },
        'password',
        /Authentication failed/,
      ],
      ['a private address', { host: '10.0.0.8', port: 587 }, 'host', /public name/],
      ['this machine', { host: '127.0.0.1', port: 25 }, 'host', /public name/],
      ['a port of other services', { host: 'example.com', port: 3306 }, 'host', /port 587/],
      ['a name with a path', { host: 'example.com/x' }, 'host', /./],
      ['a sender that is no address', { fromAddress: 'Nord' }, 'fromAddress', /./],
      ['an unknown encryption', { security: 'none' }, 'security', /./],
    ] as const)
    .run(async ({ assert }, [, fields, field, sentence]) => {
      const desk = await openDesk(assert)
      await confirm(desk)
      const { fields: wrong } = await desk.ask('PUT', '/mail-server', serverOf(fields), 422)
      assert.equal(wrong[0].field, field)
      assert.match(wrong[0].message, sentence)
      assert.isNull((await desk.ask('GET', '/mail-server')).host)
    })

  test('hears that a server is not there', async ({ assert }) => {
    const desk = await openDesk(assert)
    await confirm(desk)
    await sink.close()
    const { fields, code } = await desk.ask('PUT', '/mail-server', serverOf(), 422)
    assert.equal(code, 'mail_server_unreachable')
    assert.deepInclude(fields[0], { field: 'host' })
  })

  test('is set by its owner alone, after a confirmation', async ({ assert }) => {
    const desk = await openDesk(assert)
    await desk.ask('PUT', '/mail-server', serverOf(), 403)
    for (const role of ['member', 'employee', 'adviser'] as const) {
      const { token } = await makePerson(desk.company.id, role)
      assert.equal((await call('GET', '/api/mail-server', { token })).status, 403)
    }
    const stranger = (await makeCompany()).owner.token
    await haveServer(desk)
    const answer = await call('GET', '/api/mail-server', { token: stranger })
    assert.isNull(JSON.parse(answer.text).host)
  })

  test('tries it with a mail to the one who asks', async ({ assert }) => {
    const desk = await openDesk(assert)
    const missing = await desk.ask('POST', '/mail-server/tests', undefined, 409)
    assert.equal(missing.code, 'no_own_server')
    await haveServer(desk)
    const { to } = await desk.ask('POST', '/mail-server/tests')
    assert.equal(to, desk.owner.user.email)
    assert.deepEqual(sink.taken[0]?.recipients, [to])
  })

  const TEMPLATE = {
    kind: 'invoice',
    language: 'de',
    subject: 'Ihre Rechnung',
    message: 'Guten Tag, anbei die Rechnung.',
    button: 'Rechnung ansehen',
  }

  test('tries its texts through it, with its own name and address', async ({ assert }) => {
    const desk = await openDesk(assert)
    await haveServer(desk)
    const answer = await desk.ask('POST', '/mail-templates/test', TEMPLATE)
    assert.deepEqual(answer, { to: desk.owner.user.email, isSending: true })
    assert.lengthOf(await post.arrived(), 0)
    const [mail] = sink.taken
    assert.deepEqual(mail?.recipients, [desk.owner.user.email])
    assert.match(mail?.raw ?? '', /^From: Tischlerei Nord <rechnung@tischlerei\.example>/m)
    assert.match(mail?.raw ?? '', /^Subject: \[Probe\]/m)
  })

  test('hears why its server refuses texts on trial, and members may try them too', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    await haveServer(desk)
    await sink.close()
    const { token } = desk.member
    const answer = await call('POST', '/api/mail-templates/test', { token, body: TEMPLATE })
    assert.equal(answer.status, 422)
    assert.equal(JSON.parse(answer.text).code, 'mail_server_unreachable')
  })

  test('whose server does not answer delays neither other mails nor other companies', async ({
    assert,
  }) => {
    const silentServer = createServer((socket) => socket.on('error', () => undefined))
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve))
    const [slow, quick] = [await openDesk(assert), await openDesk(assert)]
    await haveServer(slow)
    await haveServer(quick)
    await sendInvoice(slow)
    await sendInvoice(slow)
    await sendInvoice(quick)
    // From now on nobody answers there.
    const { port } = silentServer.address() as { port: number }
    env.OUTBOUND_ALLOW = [...env.OUTBOUND_ALLOW, `127.0.0.1:${port}`]
    await moveServer(slow.company.id, port)

    const round = worker.sendDue()
    await untilTaken(1)
    assert.equal((await slow.mails('?status=sending')).length, 1)
    await round
    assert.deepEqual(companies.resting, [slow.company.id])
    const waiting = await slow.mails()
    assert.deepEqual(
      waiting.map(({ status }: { status: string }) => status),
      ['queued', 'queued']
    )

    const inTwoMinutes = now() + 120_000
    const later = setClock(() => inTwoMinutes)
    assert.deepEqual(companies.resting, [])
    later()
    silentServer.close()
  })

  async function untilTaken(count: number) {
    for (let tries = 0; sink.taken.length < count && tries < 100; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    if (sink.taken.length < count) throw new Error('The other company waits.')
  }
})

/** The address of a company's server changes behind its back. */
async function moveServer(companyId: string, port: number) {
  await inTx(() =>
    writer().from('company_mail_servers').where('company_id', companyId).update({ port })
  )
}
