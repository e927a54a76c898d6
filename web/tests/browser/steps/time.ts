import assert from 'node:assert/strict'
import type { Terminal } from '../stage/terminal.js'
import type { Visitor } from '../stage/visitor.js'
import { goTo } from './menu.js'
import { CLIENT } from './records.js'

export const PROJECT = 'Werkstatt'
const TASK = 'Angebot schreiben'

/** A project for the client; it ends on the project's page. */
export async function addProject(visitor: Visitor) {
  const { page, t } = visitor
  await goTo(visitor, 'projects')
  await visitor.checkScreen('/projects, empty')
  await page
    .getByRole('link', { name: t('tasks:project.new') })
    .first()
    .click()
  await visitor.field('tasks:project.name').fill(PROJECT)
  await page.getByRole('combobox', { name: t('tasks:project.client'), exact: true }).click()
  await page.getByRole('option', { name: CLIENT }).click()
  await visitor.checkScreen('/projects/new')
  await visitor.button('tasks:save').click()
  await page.getByRole('heading', { level: 1, name: PROJECT }).waitFor()
  await visitor.checkScreen('/projects/{id}')
}

/** A task of the project is made in one line and its timer started; the terminal sees and stops it. */
export async function trackTask(visitor: Visitor, terminal: Terminal) {
  const { page, t } = visitor
  await goTo(visitor, 'tasks')
  await visitor.checkScreen('/tasks, empty')
  await visitor.field('tasks:quick.label').fill(`${TASK} #${PROJECT} !high`)
  await page.keyboard.press('Enter')
  const start = visitor.button('timer:start_on', { title: TASK })
  await start.waitFor()
  await start.click()

  const widget = page.getByRole('complementary', { name: t('tasks:timer.label') })
  await widget.getByText(TASK).waitFor()
  await widget.getByText(PROJECT).waitFor()
  await widget.getByText(t('tasks:timer.running'), { exact: true }).waitFor()
  await visitor.checkScreen('/tasks, timer running')
  await widget.getByRole('button', { name: t('tasks:timer.pause'), exact: true }).click()
  await widget.getByText(t('tasks:timer.paused'), { exact: true }).waitFor()
  await widget.getByRole('button', { name: t('tasks:timer.resume'), exact: true }).click()
  await widget.getByText(t('tasks:timer.running'), { exact: true }).waitFor()

  assert.match(await terminal.run(['status']), new RegExp(TASK))
  await terminal.run(['stop'])
  await widget.waitFor({ state: 'hidden' })
  await visitor.checkScreen('/tasks')
}
