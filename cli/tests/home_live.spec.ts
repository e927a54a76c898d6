import { test } from '@japa/runner'
import { hasTmux, Pane } from './pane.js'
import { sampleTask } from './samples.js'
import { signedInStage } from './stage.js'

const REPORT = '/api/time-report'

test.group('the full screen, live', () => {
  test('shows what another client starts while the server still works on a report', async (context) => {
    const { api, home } = await signedInStage(context)
    const task = sampleTask({ title: 'Fix login' })
    api.tasks = [task]
    Object.assign(api.user, { role: 'employee', isEmployee: true })
    api.others[REPORT] = { groups: [] }
    api.others[`/api/employees/${api.user.id}/month`] = { hasTargets: false, days: [] }
    const pane = new Pane(home)
    context.cleanup(() => pane.close())
    pane.run('clear; kontor')
    await pane.shows('This week')

    const { promise, resolve } = Promise.withResolvers()
    Object.assign(api, { held: promise, heldAt: REPORT, seen: [] })
    api.tell('timer')
    while (!api.seen.some(({ path }) => path === REPORT)) await new Promise(setImmediate)
    api.startTimer(task)
    api.tell('timer')
    await pane.shows(/^● 00:0\d {2}Fix login/m)
    resolve(undefined)
    await pane.leave()
  })
    .skip(!hasTmux, 'tmux is not installed')
    .disableTimeout()
})
