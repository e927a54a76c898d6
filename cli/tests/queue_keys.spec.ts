import { test } from '@japa/runner'
import { hasTmux, Pane } from './pane.js'
import { sampleCompany } from './samples.js'
import { signedInStage } from './stage.js'

test.group('the queue in a real terminal', () => {
  test('shows nothing of what is typed while a decision is on its way', async (context) => {
    const { api, home } = await signedInStage(context)
    Object.assign(api.user, { role: 'superAdmin' })
    api.companies = ['Eins', 'Zwei'].map((name) => sampleCompany({ name }))
    const pane = new Pane(home)
    context.cleanup(() => pane.close())
    pane.run('clear; kontor admin queue')
    await pane.shows('q leave')

    const { promise, resolve } = Promise.withResolvers()
    api.held = promise
    pane.press('a')
    await pane.shows('One moment')
    pane.type('typed')
    const meanwhile = pane.screen()
    resolve(undefined)
    const afterwards = await pane.shows('Eins is approved.')
    context.assert.notInclude(meanwhile + afterwards, 'typed')
    await pane.leave()
  })
    .skip(!hasTmux, 'tmux is not installed')
    .disableTimeout()

  test('shows who would be decided on, however many wait', async (context) => {
    const { api, home } = await signedInStage(context)
    Object.assign(api.user, { role: 'superAdmin' })
    api.companies = Array.from({ length: 40 }, (_, index) =>
      sampleCompany({ name: `Firma ${index + 1}.` })
    )
    const pane = new Pane(home)
    context.cleanup(() => pane.close())
    pane.run('clear; kontor admin queue')
    const first = await pane.shows('q leave')
    context.assert.include(first, '40 companies')
    context.assert.match(first, /› .*Firma 1\./)
    for (let row = 2; row <= 30; row++) {
      pane.press('j')
      await pane.shows(new RegExp(`› .*Firma ${row}\\.`))
    }
    context.assert.include(pane.screen(), '40 companies')
    for (let row = 30; row <= 35; row++) {
      pane.press('a')
      await pane.shows(`Firma ${row}. is approved.`)
      await pane.shows('q leave')
      context.assert.match(pane.screen(), new RegExp(`› .*Firma ${row + 1}\\.`))
    }
    context.assert.include(pane.screen(), '34 companies')
    await pane.leave()
  })
    .skip(!hasTmux, 'tmux is not installed')
    .disableTimeout()
})
