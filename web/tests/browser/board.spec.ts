import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, makeCompany, signIn } from './steps/company.js'

interface Made {
  _id: string
}

interface Board {
  columns: { _id: string; name: string; tasks: { _id: string; title: string }[] }[]
}

test.group('The board', (group) => {
  const stage = stageFor(group)
  let account: Account
  let api: Api
  group.each.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    api = await Api.signIn(stage.kontor.url, account)
  })

  const makeTask = async (title: string) =>
    (await api.post<{ task: Made }>('/tasks', { title })).task._id
  const titles = async () =>
    (await api.get<Board>('/board')).columns.map(({ tasks }) =>
      tasks.map(({ title }) => title).join('')
    )
  const becomes = async (expected: string[]) => {
    const latest = Date.now() + 20_000
    for (;;) {
      const found = await titles()
      if (JSON.stringify(found) === JSON.stringify(expected)) return
      assert(Date.now() < latest, `The board is ${JSON.stringify(found)}.`)
    }
  }

  /** Takes a card at its grip and drops it on another element. */
  async function dragTo({ page }: Visitor, card: Locator, target: Locator) {
    const [from, to] = [await card.locator('[data-grip]').boundingBox(), await target.boundingBox()]
    assert(from && to)
    await page.mouse.move(from.x + 4, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x + 14, from.y + 18)
    await page.mouse.move(to.x + 30, to.y + to.height - 4, { steps: 4 })
    await page.mouse.up()
  }

  test('row 92: cards are dragged, moved by keys and by their menu, in {language} at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        for (const title of ['A', 'B', 'C']) await makeTask(title)
        await signIn(visitor, account)
        await page.goto('/tasks?view=board')
        const card = (title: string) =>
          page
            .getByRole('listitem')
            .filter({ has: page.getByRole('link', { name: title, exact: true }) })
        await card('C').waitFor()
        await visitor.checkScreen('/tasks, board')

        await dragTo(visitor, card('A'), card('B'))
        await becomes(['BAC', '', ''])
        await page
          .getByRole('button', { name: t('common:action.undo'), exact: true })
          .last()
          .click()
        await becomes(['ABC', '', ''])

        await card('A').getByRole('link', { name: 'A', exact: true }).focus()
        await page.keyboard.press('Alt+ArrowDown')
        await becomes(['BAC', '', ''])
        await card('A').getByRole('link', { name: 'A', exact: true }).focus()
        await page.keyboard.press('Alt+ArrowRight')
        await becomes(['BC', 'A', ''])

        const { columns } = await api.get<Board>('/board')
        await card('C')
          .getByRole('button', { name: t('tasks:board.move_of', { title: 'C' }) })
          .click()
        await page
          .getByRole('menuitem', {
            name: t('tasks:board.move_to', { column: columns[2]?.name ?? '' }),
          })
          .click()
        await becomes(['B', 'A', 'C'])
      })
    )

  test('row 92: columns are changed, and a card that is moved elsewhere moves here')
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const taskId = await makeTask('A')
        await signIn(visitor, account)
        await page.goto('/tasks?view=board')
        await visitor.button('tasks:board.change_columns').click()
        const dialog = page.getByRole('dialog', { name: t('tasks:board.columns') })
        await dialog.getByRole('button', { name: t('tasks:board.add_column') }).click()
        await dialog.getByLabel(t('tasks:board.name_of', { number: 3 })).fill('Wartet')
        await visitor.checkScreen('/tasks, columns of the board')
        await dialog.getByRole('button', { name: t('tasks:save'), exact: true }).click()
        const waiting = page.getByRole('region', { name: 'Wartet' })
        await waiting.waitFor()

        const column = (await api.get<Board>('/board')).columns[2]
        await api.put(`/tasks/${taskId}/place`, { columnId: column?._id })
        await waiting.getByRole('link', { name: 'A', exact: true }).waitFor()
      })
    )
})
