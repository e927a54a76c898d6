import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { makeCompany, makePerson, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'
import { hasTmux, Pane } from './pane.js'
import { apply, signedIn } from './real_people.js'

/** A terminal in which a person has signed in. */
async function paneOf(
  { email }: { email: string },
  { test: running }: TestContext,
  setup: ConstructorParameters<typeof Pane>[1] = {}
) {
  const home = await signedIn({ email })
  const pane = new Pane(home, setup)
  running.cleanup(() => {
    pane.close()
    home.remove()
  })
  return { home, pane }
}

test.group('Row 132: the full screen, with the real server', (group) => {
  group.tap((walk) => walk.skip(!hasTmux, 'tmux is not installed').disableTimeout())

  test('row 132: a task is found, started, paused, resumed, stopped and taken back with keys', async (context) => {
    const { owner } = await makeCompany()
    const project = await makeProject(owner, { name: 'Werkstatt' })
    const assigneeIds = [owner.user.id]
    await makeTask(owner, { title: 'Angebot schreiben', projectId: project.id, assigneeIds })
    await makeTask(owner, { title: 'Rechnung prüfen', assigneeIds })
    const { home, pane } = await paneOf(owner.user, context)
    pane.run('clear; echo before; kontor')
    await pane.shows(/› +Angebot schreiben +Werkstatt/)
    await pane.shows('This week')
    pane.press('j')
    await pane.shows(/› +Rechnung prüfen/)
    pane.press('/')
    await pane.shows('Search:')
    pane.type('angeb')
    await pane.shows(/› +Angebot/)
    pane.press('Enter')
    await pane.shows(/^● 00:0[1-9] {2}Angebot schreiben/m)
    pane.press('p')
    await pane.shows(/^‖ 00:\d\d {2}Paused {2}Angebot/m)
    pane.press('p')
    await pane.shows(/^● 00:\d\d {2}Angebot/m)
    pane.press('s')
    await pane.shows('Stopped: Angebot schreiben')
    await pane.shows('No timer is running.')
    pane.press('u')
    await pane.shows(/^● 00:\d\d {2}Angebot/m)
    pane.press('n')
    await pane.shows('New task:')
    pane.type('Call Anna +werk')
    await pane.shows('+werk')
    pane.press('Enter')
    await pane.shows(/Created: Call Anna \(Werkstatt\)/)
    await pane.shows(/› +Call Anna +Werkstatt/)
    await pane.leave()
    context.assert.include(pane.screen(), 'before')
    context.assert.notInclude(pane.screen(), 'This week')
    const { running } = JSON.parse((await home.run(['status', '--json'])).out)
    context.assert.equal(running.title, 'Angebot schreiben')
  })

  test('what another terminal starts appears without a key', async (context) => {
    const { owner } = await makeCompany()
    await makeTask(owner, { title: 'Fix login', assigneeIds: [owner.user.id] })
    const { home, pane } = await paneOf(owner.user, context)
    pane.run('clear; kontor')
    await pane.shows('This week')
    await home.run(['start', 'fix', 'login'])
    await pane.shows(/^● 00:0\d {2}Fix login/m)
    await pane.leave()
  })

  test('a resized terminal is composed again, and nothing of the frame before is left', async (context) => {
    const { owner } = await makeCompany()
    await makeTask(owner, { title: 'Weinetiketten', assigneeIds: [owner.user.id] })
    const { pane } = await paneOf(owner.user, context)
    pane.run('clear; kontor')
    await pane.shows(/Task.*This week/)
    pane.resize(60, 20)
    const narrow = await pane.shows(/^This week 0:00|^Today 0:00 {3}This week 0:00/m)
    context.assert.lengthOf(narrow.match(/Weinetiketten/g) ?? [], 1)
    pane.resize(200, 60)
    const wide = await pane.shows(/Task.* {60,}This week/)
    context.assert.lengthOf(wide.match(/Weinetiketten/g) ?? [], 1)
    pane.resize(80)
    await pane.shows(/Task.*This week/)
    await pane.leave()
  })

  test('with NO_COLOR and without Unicode it is drawn in plain ASCII', async (context) => {
    const { owner } = await makeCompany()
    await makeTask(owner, { title: 'Für später', assigneeIds: [owner.user.id] })
    const { pane } = await paneOf(owner.user, context, { env: { NO_COLOR: '1', LC_ALL: 'C' } })
    pane.run('clear')
    const written = pane.record()
    pane.run('kontor')
    const screen = await pane.shows(/> +Fuer spaeter/)
    context.assert.match(screen, /^[ -~\n]*$/)
    await pane.shows('This week')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with one
    context.assert.notMatch(written(), /\u001b\[[\d;]*[1-9]m/)
    await pane.leave()
  })

  test('Ctrl+C leaves the screen with 130 and nothing of the frame', async (context) => {
    const { owner } = await makeCompany()
    const { pane } = await paneOf(owner.user, context)
    pane.run('clear; kontor; echo "ended with $?."')
    await pane.shows('This week')
    pane.press('C-c')
    context.assert.notInclude(await pane.shows(/^ended with 130\.$/m), 'This week')
  })

  test('an employee sees no money', async (context) => {
    const { company } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const { pane } = await paneOf(employee.user, context)
    pane.run('clear; kontor')
    const screen = await pane.shows('You have no open tasks. n creates one.')
    await pane.shows('This week')
    context.assert.notMatch(screen + pane.screen(), /Unbilled|Overdue/)
    await pane.leave()
  })

  test('without a terminal it prints the help, also for the command home', async (context) => {
    const { owner } = await makeCompany()
    const home = await signedIn(owner.user)
    context.cleanup(() => home.remove())
    const [alone, named] = [await home.run([]), await home.run(['home'])]
    context.assert.include(alone.out, 'Usage: kontor')
    context.assert.deepEqual(named, alone)
    context.assert.equal(alone.code, 0)
  })

  test('a super admin approves after a question and rejects with a reason', async (context) => {
    const admin = await makeSuperAdmin()
    const mark = randomUUID().slice(0, 4)
    const emails = [await apply(`Eins ${mark}`), await apply(`Zwei ${mark}`)]
    const { home, pane } = await paneOf(admin.user, context)
    pane.run('clear; kontor')
    await pane.shows(/Server +✓ Ready/)
    await choose(pane, `Eins ${mark}`)
    pane.press('a')
    await pane.shows(`Approve Eins ${mark}?`)
    pane.press('Escape')
    await pane.shows('a approve')
    pane.press('a')
    await pane.shows(`Approve Eins ${mark}?`)
    pane.press('Enter')
    await pane.shows(`Eins ${mark} is approved.`)
    await choose(pane, `Zwei ${mark}`)
    pane.press('x')
    await pane.shows(`Reason for Zwei ${mark}:`)
    pane.type('No register entry')
    await pane.shows('No register entry')
    pane.press('Enter')
    await pane.shows(`Zwei ${mark} is rejected.`)
    await pane.leave()
    const { out } = await home.run(['admin', 'companies', '--search', mark, '--json'])
    const companies: { email: string; status: string }[] = JSON.parse(out)
    const states = emails.map((email) => companies.find((one) => one.email === email)?.status)
    context.assert.deepEqual(states, ['active', 'rejected'])
  })
})

/** Puts the cursor on a row by searching for it; companies of other tests wait too. */
async function choose(pane: Pane, name: string) {
  pane.press('/')
  await pane.shows('Search:')
  pane.type(name)
  await pane.shows(new RegExp(`Search: ${name}`))
  await pane.shows(new RegExp(`› +(\\w{6} +)?${name}`))
  pane.press('Enter')
  await pane.shows('a approve')
}
