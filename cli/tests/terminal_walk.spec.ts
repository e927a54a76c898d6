import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { makeCompany, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'
import { hasTmux, Pane } from './pane.js'
import { apply, signedIn } from './real_people.js'

test.group('a day in the terminal, with the real server', () => {
  test('time is tracked from sign-in to sign-out', async ({ assert, cleanup }) => {
    const { owner } = await makeCompany({ name: 'Tischlerei Holz' })
    const project = await makeProject(owner, { name: 'Werkstatt' })
    await makeTask(owner, { title: 'Angebot schreiben', projectId: project.id })
    await makeTask(owner, { title: 'Rechnung prüfen' })
    const home = await signedIn(owner.user)
    cleanup(() => home.remove())
    const said = async (...args: string[]) => {
      const { code, out, err } = await home.run(args)
      assert.equal(code, 0, err)
      return out
    }

    assert.include(await said('whoami'), owner.user.email)
    assert.match(await said('tasks'), /Angebot schreiben +Werkstatt/)
    assert.include(await said('start', 'angebot'), 'Started: Angebot schreiben')
    assert.match(await said('status'), /00:\d\d +Angebot schreiben/)
    assert.match(await said('start', 'prüfen'), /Stopped: Angebot.+\n.*Started: Rechnung/s)
    assert.include(await said('pause'), 'Paused: Rechnung prüfen')
    assert.include(await said('status'), 'Paused: Rechnung prüfen')
    assert.include(await said('resume'), 'Resumed: Rechnung prüfen')
    const { stopped } = JSON.parse(await said('stop', '--json'))
    assert.equal(stopped.title, 'Rechnung prüfen')
    assert.equal((await home.run(['stop'])).code, 7)

    await said('logout')
    assert.equal((await home.run(['tasks'])).code, 3)
  })

  test('issued and overdue invoices are listed with what is open', async (context) => {
    const { assert, client, cleanup } = context
    const desk = await makeDesk(client)
    const { number } = await desk.issued()
    const late = await desk.issued({ date: '2026-01-02', dueDate: '2026-01-09' })
    const home = await signedIn(desk.owner.user)
    cleanup(() => home.remove())

    const { out } = await home.run(['invoices'])
    assert.match(out, new RegExp(`${number} +Anna Muster.+€119\\.00`))
    const overdue = await home.run(['invoices', 'overdue', '--json'])
    assert.deepEqual(
      JSON.parse(overdue.out).map((invoice: { number: string }) => invoice.number),
      [late.number]
    )
  })

  test('companies are approved, rejected, suspended and let work again', async (context) => {
    const { assert, cleanup } = context
    const admin = await makeSuperAdmin()
    const home = await signedIn(admin.user)
    const [first, second] = [await apply('Malerei Bunt'), await apply('Firma ohne Register')]
    cleanup(() => home.remove())
    const done = async (...args: string[]) => {
      const { code, err } = await home.run(['admin', ...args])
      assert.equal(code, 0, err)
    }
    const statusOf = async (email: string) =>
      JSON.parse((await home.run(['admin', 'companies', '--search', email, '--json'])).out)[0]
        .status

    assert.include((await home.run(['admin', 'queue'])).out, first)
    await done('approve', first)
    await done('reject', second, '--reason', 'Kein Registereintrag')
    assert.deepEqual([await statusOf(first), await statusOf(second)], ['active', 'rejected'])
    await done('suspend', first, '--reason', 'Unpaid')
    assert.equal(await statusOf(first), 'suspended')
    await done('reactivate', first)
    assert.equal(await statusOf(first), 'active')
    assert.notInclude((await home.run(['admin', 'queue'])).out, first)
  })
})

test.group('views in a real terminal of 80 columns', (group) => {
  group.tap((view) => view.skip(!hasTmux, 'tmux is not installed'))

  test('the queue is worked off with j, k, a and r', async ({ assert, cleanup }) => {
    const admin = await makeSuperAdmin()
    const home = await signedIn(admin.user)
    const mark = randomUUID().slice(0, 4)
    const emails = [
      await apply(`Eins ${mark}`),
      await apply(`Zwei ${mark}`),
      await apply(`Drei ${mark}`),
    ]
    const pane = new Pane(home)
    cleanup(() => {
      pane.close()
      home.remove()
    })

    pane.type('kontor admin queue')
    pane.press('Enter')
    await pane.shows(`Eins ${mark}`)
    await moveTo(pane, `Drei ${mark}`)
    await moveTo(pane, `Eins ${mark}`)
    await moveTo(pane, `Zwei ${mark}`)
    pane.type('a')
    await pane.shows(`Zwei ${mark} is approved.`)

    await moveTo(pane, `Drei ${mark}`)
    pane.type('r')
    await pane.shows(`Drei ${mark}:`)
    pane.type('No register entry')
    pane.press('Enter')
    await pane.shows(`Drei ${mark} is rejected.`)
    pane.type('q')

    const { out } = await home.run(['admin', 'companies', '--search', mark, '--json'])
    const companies: { email: string; status: string }[] = JSON.parse(out)
    const states = emails.map((email) => companies.find((one) => one.email === email)?.status)
    assert.deepEqual(states, ['pending', 'active', 'rejected'])
  })

  test('a task is picked, its clock is watched and stopped with keys', async ({ cleanup }) => {
    const { owner } = await makeCompany()
    await makeTask(owner, { title: 'Angebot schreiben' })
    await makeTask(owner, { title: 'Rechnung prüfen' })
    const home = await signedIn(owner.user)
    const pane = new Pane(home)
    cleanup(() => {
      pane.close()
      home.remove()
    })

    pane.type('kontor start')
    pane.press('Enter')
    await pane.shows(/› .*Angebot schreiben/)
    pane.type('prufen')
    await pane.shows(/› .*Rechnung prüfen/)
    pane.press('Enter')
    await pane.shows('Started: Rechnung prüfen')

    pane.type('clear; kontor status --watch')
    pane.press('Enter')
    await pane.shows(/00:0[1-9]/)
    pane.type('x')
    await pane.shows('No timer is running.')
    pane.type('q')
    await pane.shows(/^>$/m)
  })

  test('a name in wide letters is cut before it wraps', async ({ cleanup }) => {
    const { owner } = await makeCompany()
    await makeTask(owner, { title: '日本語のタスク'.repeat(8) })
    const home = await signedIn(owner.user)
    const pane = new Pane(home)
    cleanup(() => {
      pane.close()
      home.remove()
    })
    pane.run('clear; kontor start 日本')
    await pane.shows(/^● Started: .*…$/m)
    pane.run('clear; kontor status')
    await pane.shows(/^● 00:\d\d {2}.*…$/m)
  })
})

/** Presses j and k until the cursor is on the row. */
async function moveTo(pane: Pane, name: string) {
  const latest = Date.now() + 10_000
  for (;;) {
    const lines = pane.screen().split('\n')
    const cursor = lines.findIndex((line) => /^› /.test(line))
    const row = lines.findIndex((line) => line.includes(name))
    if (cursor >= 0 && cursor === row) return
    if (Date.now() > latest) throw new Error(`No cursor on ${name}:\n${lines.join('\n')}`)
    const before = pane.screen()
    if (cursor >= 0) pane.type(row > cursor ? 'j' : 'k')
    while (pane.screen() === before && Date.now() < latest) await wait(25)
  }
}
