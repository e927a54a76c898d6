import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { hasTmux, Pane } from './pane.js'
import { sampleCompany, sampleTask } from './samples.js'
import { signedInStage } from './stage.js'

const FOLDER = fileURLToPath(new URL('../../docs/terminal/views/', import.meta.url))

/** `KONTOR_WRITE_PAGES=1 npm run test:cli -- --files view_pages.spec.ts` writes the pages again. */
const isWriting = process.env.KONTOR_WRITE_PAGES === '1'

const SIZES = [
  { columns: 60, rows: 20 },
  { columns: 80, rows: 24 },
  { columns: 200, rows: 60 },
]

const TASKS = [
  'Fix login',
  'Write the offer',
  'Umsatzsteuer-Voranmeldung prüfen und dem Steuerberater übermitteln',
  'Backups',
]
const COMPANIES = ['Tischlerei Holz', 'Kommanditgesellschaft für Außenhandel', 'Bäckerei Çelik']

test.group('Row 131: pages of the views', (group) => {
  group.tap((page) => page.skip(!hasTmux, 'tmux is not installed').disableTimeout())

  for (const size of SIZES) {
    const name = `${size.columns}x${size.rows}.txt`
    test(`docs/terminal/views/${name} shows the choice of a task, the watched timer and the queue`, async (context) => {
      const page = await pageAt(context, size)
      if (isWriting) writeFileSync(FOLDER + name, page)
      context.assert.equal(page, readFileSync(FOLDER + name, 'utf8'))
    })
  }
})

async function pageAt(context: TestContext, size: (typeof SIZES)[number]) {
  const { api, home } = await signedInStage(context)
  api.tasks = TASKS.map((title, index) =>
    sampleTask({ title, _id: idOf(index), trackedSeconds: index * 5400 })
  )
  api.companies = COMPANIES.map((company, index) =>
    sampleCompany({ name: company, _id: idOf(index) })
  )
  const pane = new Pane(home, size)
  context.cleanup(() => pane.close())
  const parts: string[] = []
  const keep = async (title: string, wanted: string | RegExp) => {
    const screen = await pane.shows(wanted)
    const steady = screen.replace(/\b00:0\d\b/g, '00:00').replace(/ +$/gm, '')
    parts.push(`# ${title}\n\n${steady.trimEnd()}\n`)
  }

  pane.run('clear; kontor start')
  await keep('A task is chosen', /› .*Fix login/)
  pane.type('offer')
  await keep('Typing filters the tasks', /Filter.*offer/)
  pane.type('xyz')
  await keep('No task fits', /offerxyz/)
  pane.press('Escape')
  await pane.shows(/› .*Fix login/)
  pane.press('Enter')
  await pane.shows('Started: Fix login')

  pane.run('clear; kontor status --watch')
  await keep('The timer is watched', /00:0\d +Fix login/)
  pane.press('p')
  await keep('It is paused', /Paused +Fix login/)
  pane.press('x')
  await keep('It was stopped', 'No timer is running')
  await pane.leave()

  Object.assign(api.user, { role: 'superAdmin' })
  pane.run('clear; kontor admin queue')
  await keep('Companies wait for a decision', /› .*Tischlerei/)
  pane.press('r')
  pane.type('No register entry')
  await keep('One is rejected with a reason', 'No register entry')
  pane.press('Enter')
  await keep('It is rejected', 'is rejected')
  await pane.leave()
  return parts.join('\n')
}

const idOf = (index: number) => `0199a7c0-1234-7abc-8def-${String(index + 1).padStart(12, '0')}`
