import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { hasTmux, Pane } from './pane.js'
import { sampleCompany, sampleTask } from './samples.js'
import { signedInStage } from './stage.js'

/** A terminal with a signed-in user, two tasks and two waiting companies. */
async function atTerminal(context: TestContext) {
  const { api, home } = await signedInStage(context)
  Object.assign(api.user, { role: 'superAdmin' })
  api.tasks = [sampleTask({ title: 'Call' }), sampleTask({ title: 'Weinetiketten Jahrgang 2026' })]
  api.companies = ['Eins', 'Zwei'].map((name) => sampleCompany({ name }))
  const pane = new Pane(home)
  context.cleanup(() => pane.close())
  return { api, pane }
}

const VIEWS = {
  'kontor start': /Enter start/,
  'kontor status --watch': /q leave/,
  'kontor admin queue': /a approve/,
}

test.group('live views', (group) => {
  group.tap((view) => view.skip(!hasTmux, 'tmux is not installed').disableTimeout())

  for (const [command, keys] of Object.entries(VIEWS)) {
    test(`Ctrl+C ends ${command} with 130 and leaves an empty screen`, async (context) => {
      const { pane } = await atTerminal(context)
      pane.run(`clear; ${command}; echo "ended with $?."`)
      await pane.shows(keys)
      pane.press('C-c')
      const screen = await pane.shows(/^ended with 130\.$/m)
      context.assert.notMatch(screen, keys)
    })
  }

  test('Ctrl+Z gives the terminal back to the shell, and fg the view', async (context) => {
    const { api, pane } = await atTerminal(context)
    api.startTimer(api.tasks[0]!)
    pane.run('clear; kontor status --watch')
    await pane.shows(/q leave/)
    pane.press('C-z')
    const shell = await pane.shows(/^>\s*$/m)
    context.assert.notMatch(shell, /q leave/)
    pane.run('fg')
    await pane.shows(/q leave/)
    await pane.leave()
  })

  test('after q the last state stays, without the keys', async (context) => {
    const { api, pane } = await atTerminal(context)
    api.startTimer(api.tasks[0]!)
    pane.run('clear; kontor status --watch; echo "ended with $?."')
    await pane.shows('p pause')
    pane.press('p')
    await pane.shows('p resume')
    pane.press('q')
    const screen = await pane.shows(/^ended with 0\.$/m)
    context.assert.include(screen, 'Paused: Call')
    context.assert.notInclude(screen, 'q leave')
  })

  test('decisions of the queue stay after it has left', async (context) => {
    const { pane } = await atTerminal(context)
    pane.run('clear; kontor admin queue; echo "ended with $?."')
    await pane.shows('q leave')
    pane.press('a')
    await pane.shows('Eins is approved.')
    await pane.shows('q leave')
    pane.press('q')
    const screen = await pane.shows(/^ended with 0\.$/m)
    context.assert.include(screen, 'Eins is approved.')
    context.assert.notInclude(screen, 'q leave')
  })

  test('a narrower terminal fits the table again and leaves nothing behind', async (context) => {
    const { assert } = context
    const { pane } = await atTerminal(context)
    pane.run('clear; kontor start')
    await pane.shows(/Weinetiketten Jahrgang 2026 +Website/)
    pane.resize(40)
    const narrow = await pane.shows(/^ {2}\w{6} {2}Weinetiketten.*\d:\d\d$/m)
    assert.lengthOf(narrow.match(/Call/g) ?? [], 1)
    assert.notInclude(narrow, 'Website')
    pane.resize(80)
    await pane.shows(/Weinetiketten Jahrgang 2026 +Website/)
    pane.press('Escape')
    await pane.shows(/^>/m)
  })
})
