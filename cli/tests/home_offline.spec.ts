import { test } from '@japa/runner'
import { offlineStage } from './offline_stage.js'
import { hasTmux, Pane } from './pane.js'

test.group('the full screen without a connection', (group) => {
  group.tap((walk) => walk.skip(!hasTmux, 'tmux is not installed').disableTimeout())

  test('row 132: the timer goes on without the server, and the screen comes back with it', async (context) => {
    const { server, homes, entries } = await offlineStage(context, 1)
    const [home] = homes
    if (!home) return
    const pane = new Pane(home)
    context.cleanup(() => pane.close())
    pane.run('clear; kontor')
    await pane.shows('This week')
    await pane.shows(/› +Analyse/)
    await server.kill()
    await pane.shows('✗ No connection')
    pane.press('Enter')
    await pane.shows('Started: Analyse · recorded on this machine')
    await pane.shows(/^● 00:0[1-9] {2}Analyse/m)
    pane.press('p')
    await pane.shows(/^‖ 00:0\d {2}Paused {2}Analyse/m)
    pane.press('p')
    await pane.shows(/^● 00:0\d {2}Analyse/m)
    pane.press('s')
    await pane.shows('No timer is running.')
    await server.start()
    await pane.shows('Sent 1 entry that was recorded offline.')
    await pane.shows(/^○ No timer is running\. *$/m)
    await pane.leave()
    context.assert.deepEqual(await entries(), [['Analyse', true, true]])
  })

  test('opened without the server, it shows the tasks that were seen last', async (context) => {
    const { server, homes } = await offlineStage(context, 1)
    const [home] = homes
    if (!home) return
    await server.kill()
    const pane = new Pane(home)
    context.cleanup(() => pane.close())
    pane.run('clear; kontor')
    await pane.shows('✗ No connection')
    await pane.shows(/› +Analyse/)
    await pane.leave()
  })
})
