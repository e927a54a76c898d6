import { test } from '@japa/runner'
import { sampleCompany } from './samples.js'
import { signedInStage } from './stage.js'

async function desk(context: Parameters<typeof signedInStage>[0]) {
  const stage = await signedInStage(context)
  stage.api.user.role = 'superAdmin'
  stage.api.companies = [
    sampleCompany({ name: 'Tischlerei Holz', email: 'post@holz.example' }),
    sampleCompany({ name: 'Holzhandel Nord', email: 'nord@handel.example' }),
    sampleCompany({ name: 'Aktiv AG', email: 'a@aktiv.example', status: 'active' }),
  ]
  return stage
}

test.group('the approval desk', () => {
  test('the queue lists who waits', async (context) => {
    const { home } = await desk(context)
    const { out } = await home.run(['admin', 'queue'])
    context.assert.include(out, 'Tischlerei Holz  post@holz.example')
    context.assert.notInclude(out, 'Aktiv AG')
    context.assert.lengthOf(JSON.parse((await home.run(['admin', 'queue', '--json'])).out), 2)
  })

  test('the queue and a single company say what to look at before a decision', async (context) => {
    const { api, home } = await desk(context)
    const [first, second, third] = api.companies
    const known = [second!, third!].map(({ _id, name, status }) => ({ _id, name, status }))
    first!.hints = [
      { code: 'same_name', domain: null, companies: known, count: 4 },
      { code: 'disposable_address', domain: 'away.test', companies: [], count: 0 },
    ]
    const { out } = await home.run(['admin', 'queue'])
    context.assert.match(
      out,
      /Tischlerei Holz .* same name, throwaway address, address not confirmed/
    )
    const shown = await home.run(['admin', 'show', 'tischlerei'])
    context.assert.include(
      shown.out,
      'Has the same name: Holzhandel Nord (Waiting), Aktiv AG (Active), 2 more\n'
    )
    context.assert.include(shown.out, 'away.test gives addresses that are thrown away\n')
    context.assert.match(shown.out, /20\.11\. \d\d:00 {2}Applied\n/)
    const json = await home.run(['admin', 'show', 'tischlerei', '--json'])
    context.assert.equal(JSON.parse(json.out).hints[0].count, 4)
  })

  test('a company is approved by its name, its address or its id', async (context) => {
    const { api, home } = await desk(context)
    const [first, second] = api.companies
    const { code, out } = await home.run(['admin', 'approve', 'post@holz.example'])
    context.assert.equal(code, 0)
    context.assert.equal(out, 'Tischlerei Holz is approved.\n')
    await home.run(['admin', 'approve', second!._id])
    context.assert.deepEqual([first!.status, second!.status], ['active', 'active'])
  })

  test('with --json a decision answers the company as it is afterwards', async (context) => {
    const { home } = await desk(context)
    const { out } = await home.run(['admin', 'approve', 'post@holz.example', '--json'])
    const company = { name: 'Tischlerei Holz', status: 'active' }
    context.assert.containSubset(JSON.parse(out), { step: 'approve', company })
  })

  test('several companies by quoted names, addresses and ids are approved together', async (context) => {
    const { api, home } = await desk(context)
    const [first, second] = api.companies
    const together = ['admin', 'approve', 'Tischlerei Holz', 'nord@handel.example']
    const { code, out } = await home.run(together)
    context.assert.equal(code, 0)
    context.assert.equal(out, 'Tischlerei Holz is approved.\nHolzhandel Nord is approved.\n')
    context.assert.deepEqual(api.seen.at(-1)?.body, { ids: [first!._id, second!._id] })
    context.assert.deepEqual([first!.status, second!.status], ['active', 'active'])
  })

  test('words are the name of one company, unless each is the whole name of one', async (context) => {
    const { api, home } = await desk(context)
    api.companies = ['Holz', 'Nord', 'Holz Nord', 'Alpha', 'Beta'].map((name) =>
      sampleCompany({ name })
    )
    await home.run(['admin', 'approve', 'Holz', 'Nord'])
    await home.run(['admin', 'approve', 'alpha', 'beta'])
    context.assert.deepEqual(
      api.companies.filter(({ status }) => status === 'active').map(({ name }) => name),
      ['Holz Nord', 'Alpha', 'Beta']
    )
  })

  test('of several, each that did not go through is named, and the exit code says so', async (context) => {
    const { api, home } = await desk(context)
    const reject = ['admin', 'reject', 'post@holz.example', 'a@aktiv.example']
    context.assert.equal((await home.run(reject)).code, 2)
    const { code, out, err } = await home.run([...reject, '--reason', 'No register entry'])
    context.assert.equal(code, 1)
    context.assert.equal(out, 'Tischlerei Holz is rejected.\nAktiv AG: It is not waiting.\n')
    context.assert.equal(err, 'kontor: 1 did not go through; 1 did.\n')
    context.assert.deepEqual(
      api.companies.map(({ status }) => status),
      ['rejected', 'pending', 'active']
    )
  })

  test('when one of several is unknown, none is decided on', async (context) => {
    const { api, home } = await desk(context)
    const { code } = await home.run(['admin', 'approve', 'post@holz.example', 'x@nobody.example'])
    context.assert.equal(code, 5)
    context.assert.isTrue(api.companies.slice(0, 2).every(({ status }) => status === 'pending'))
  })

  test('several fitting companies are listed and none is approved', async (context) => {
    const { api, home } = await desk(context)
    const { code, err } = await home.run(['admin', 'approve', 'holz'])
    context.assert.equal(code, 6)
    context.assert.include(err, 'Tischlerei Holz  post@holz.example')
    context.assert.include(err, 'Holzhandel Nord')
    const { candidates } = JSON.parse((await home.run(['admin', 'approve', 'holz', '--json'])).err)
    const { _id, name, email, status } = api.companies[0]!
    context.assert.deepEqual(candidates[0], { _id, name, email, status })
    context.assert.isTrue(api.companies.slice(0, 2).every(({ status }) => status === 'pending'))
  })

  test('a rejection needs a reason and hands it over', async (context) => {
    const { api, home } = await desk(context)
    context.assert.equal((await home.run(['admin', 'reject', 'tischlerei'])).code, 2)
    const reject = ['admin', 'reject', 'tischlerei', '--reason', 'No register entry']
    context.assert.equal((await home.run(reject)).code, 0)
    context.assert.equal(api.companies[0]!.status, 'rejected')
    context.assert.deepEqual(api.seen.at(-1)?.body, { reason: 'No register entry' })
  })

  test('a suspension needs a reason; it and its end act on companies in the fitting state', async (context) => {
    const { api, home } = await desk(context)
    const bare = await home.run(['admin', 'suspend', 'aktiv'])
    context.assert.deepEqual([bare.code, api.companies[2]!.status], [2, 'active'])
    context.assert.equal(bare.err, 'kontor: A reason is needed: --reason "…"\n')
    await home.run(['admin', 'suspend', 'aktiv', '--reason', 'RE-7 is unpaid'])
    context.assert.equal(api.companies[2]!.status, 'suspended')
    context.assert.deepEqual(api.seen.at(-1)?.body, { reason: 'RE-7 is unpaid' })
    await home.run(['admin', 'reactivate', 'aktiv'])
    context.assert.equal(api.companies[2]!.status, 'active')
    const { code, err } = await home.run(['admin', 'approve', 'aktiv'])
    context.assert.equal(code, 7)
    context.assert.include(err, 'This company is not waiting.')
  })

  test('companies can be filtered, and unknown ones are exit code 5', async (context) => {
    const { home } = await desk(context)
    const { out } = await home.run(['admin', 'companies', '--status', 'active'])
    context.assert.include(out, 'Aktiv AG')
    context.assert.notInclude(out, 'Tischlerei')
    context.assert.equal((await home.run(['admin', 'approve', 'nobody'])).code, 5)
    context.assert.equal((await home.run(['admin', 'companies', '--status', 'x'])).code, 2)
  })

  test('an applicant is asked something, which the queue and the company then show', async (context) => {
    const { api, home } = await desk(context)
    const bare = await home.run(['admin', 'ask', 'tischlerei'])
    context.assert.deepEqual([bare.code, bare.err], [2, 'kontor: A question is needed: -m "…"\n'])
    const asked = await home.run(['admin', 'ask', 'tischlerei', '-m', 'Which trade?'])
    context.assert.equal(asked.out, 'The question to Tischlerei Holz is on its way.\n')
    context.assert.deepEqual(api.seen.at(-1)?.body, { question: 'Which trade?' })
    const queue = await home.run(['admin', 'queue'])
    context.assert.match(
      queue.out,
      /Tischlerei Holz .* asked 20\.11\. \d\d:00, address not confirmed/
    )
    const { out } = await home.run(['admin', 'show', 'tischlerei'])
    context.assert.match(out, /20\.11\. \d\d:00 {2}Question asked {2}Ada {2}Which trade\?\n/)
    api.companies[0]!.question!.answeredAt = '2026-11-21T09:00:00.000Z'
    context.assert.match((await home.run(['admin', 'queue'])).out, /answered 21\.11\./)
  })

  test('without a mail server, the link to the answer is printed', async (context) => {
    const { home } = await desk(context)
    const ask = ['admin', 'ask', 'tischlerei', '-m', 'By hand?', '--quiet']
    context.assert.equal((await home.run(ask)).out, 'https://kontor.example/question/q#key\n')
  })

  test('a note on a company is written, shown with it and deleted by its id', async (context) => {
    const { api, home } = await desk(context)
    const written = await home.run(['admin', 'note', 'aktiv', 'Called on Monday.'])
    context.assert.equal(written.out, 'The note on Aktiv AG is saved.\n')
    context.assert.deepEqual(api.seen.at(-1)?.body, { text: 'Called on Monday.' })
    context.assert.equal((await home.run(['admin', 'note', 'aktiv'])).code, 2)
    const { out } = await home.run(['admin', 'show', 'aktiv'])
    context.assert.match(out, /Note {2}00c3d4 {2}20\.11\. \d\d:00 {2}Ada {2}Called on Monday\.\n/)
    const deleted = await home.run(['admin', 'note', 'aktiv', '--delete', '00c3d4'])
    context.assert.equal(deleted.out, 'The note is deleted.\n')
    context.assert.match(
      api.seen.at(-1)?.path ?? '',
      /\/notes\/0190000000000000000000000000000000c3d4$/
    )
    context.assert.equal((await home.run(['admin', 'note', 'aktiv', '--delete', 'x'])).code, 5)
  })

  test('registration is shown, closed and limited to invitations', async (context) => {
    const { api, home } = await desk(context)
    const invitation = {
      _id: '0190000000000000000000000000000000a1b2',
      email: 'neu@holz.example',
      isApproved: true,
      by: 'Ada',
      invitedAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2026-12-04T09:00:00.000Z',
      isOver: false,
    }
    const change = {
      _id: 'e-1',
      at: '2026-11-20T09:00:00.000Z',
      action: 'registration.changed',
      by: 'Ada',
      details: { from: 'open', to: 'invitation' },
    }
    api.others['/api/admin/settings'] = {
      registration: 'invitation',
      isSending: false,
      invitations: [invitation],
      log: [change],
    }
    const { out } = await home.run(['admin', 'settings'])
    context.assert.include(out, 'Registration: by invitation\n')
    context.assert.match(out, /00a1b2\s+neu@holz\.example\s+04\.12\.2026\s+at once\s+Ada/)
    context.assert.match(out, /20\.11\. \d\d:00 {2}Registration limited to invitations {2}Ada\n/)

    const closed = await home.run(['admin', 'registration', 'closed'])
    context.assert.deepEqual([closed.code, closed.out], [0, 'Registration is closed.\n'])
    context.assert.deepEqual(api.seen.at(-1)?.body, { registration: 'closed' })
    const { code, err } = await home.run(['admin', 'registration', 'maybe'])
    context.assert.equal(code, 2)
    context.assert.include(err, 'Use one of open, closed, invitation.')
  })

  test('an invitation is made, its link is printed once, and it is withdrawn by its address', async (context) => {
    const { api, home } = await desk(context)
    const link = 'https://kontor.example/signup#key'
    api.others['/api/admin/registration-invitations'] = { url: link }
    const made = await home.run(['admin', 'invite', 'neu@holz.example', '--approve'])
    context.assert.equal(made.out, `Pass this link on. It is shown only once:\n${link}\n`)
    context.assert.deepEqual(api.seen.at(-1)?.body, { email: 'neu@holz.example', isApproved: true })
    context.assert.equal((await home.run(['admin', 'invite', '--quiet'])).out, `${link}\n`)
    api.others['/api/admin/registration-invitations'] = { url: null }
    const mailed = await home.run(['admin', 'invite', 'neu@holz.example'])
    context.assert.equal(mailed.out, 'The invitation to neu@holz.example is on its way.\n')

    const invitations = [{ _id: 'an-id', email: 'neu@holz.example' }]
    api.others['/api/admin/settings'] = { registration: 'open', invitations, log: [] }
    api.others['/api/admin/registration-invitations/an-id'] = {}
    const { code, out } = await home.run(['admin', 'withdraw', 'neu@holz.example'])
    context.assert.deepEqual(
      [code, out],
      [0, 'The invitation is withdrawn. Its link stops working.\n']
    )
    context.assert.equal((await home.run(['admin', 'withdraw', 'x@y.example'])).code, 5)
  })

  test('anyone else is refused with exit code 4', async (context) => {
    const { home } = await signedInStage(context)
    const { code, err } = await home.run(['admin', 'queue'])
    context.assert.equal(code, 4)
    context.assert.equal(err, 'kontor: This is for super admins only. Try: kontor whoami\n')
  })

  test('health lists trouble first with what to do, and the lists name failures', async (context) => {
    const { api, home } = await desk(context)
    const line = { name: 'x', code: 'x', next: null }
    api.others['/api/admin/checks'] = {
      checkedAt: '2026-11-26T09:00:00.000Z',
      checks: [
        { ...line, title: 'Database', state: 'fine', text: 'The database file opens.' },
        { ...line, title: 'Disk space', state: 'trouble', text: '4 % free.', next: 'Make room.' },
      ],
    }
    const { out } = await home.run(['admin', 'health'])
    context.assert.equal(
      out,
      'trouble  Disk space: 4 % free.\n    Make room.\nfine  Database: The database file opens.\n'
    )
    const { checks } = JSON.parse((await home.run(['admin', 'health', '--json'])).out)
    context.assert.lengthOf(checks, 2)

    const run = {
      day: '2026-03-02',
      state: 'done',
      drill: 'failed',
      drillFailure: 'A file differs.',
    }
    api.others['/api/admin/backup-runs'] = [{ ...run, failure: null, size: '12 MB' }]
    context.assert.match(
      (await home.run(['admin', 'backups'])).out,
      /02\.03\.2026\s+made\s+failed\s+12 MB\s+A file differs\./
    )
    const job = { _id: 'recurring.run', lastEndedAt: null, failure: 'The table is away.' }
    api.others['/api/admin/jobs'] = [{ ...job, failingSince: '2026-03-02T09:00:00.000Z' }]
    context.assert.match(
      (await home.run(['admin', 'jobs'])).out,
      /recurring\.run\s+fails\s+The table is away\./
    )
  })
})
