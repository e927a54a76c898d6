import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import { stageFor } from './stage/stage.js'
import { type Account, makeCompany, signIn } from './steps/company.js'

const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
]
const PHONE = { width: 390, height: 844 }

/** Whether the middle of an element can be seen and clicked without scrolling. */
const isInSight = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const isWhole = top >= 0 && top + height <= window.innerHeight
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return isWhole && hit !== null && node.contains(hit)
  })

test.group('windows of low height', (group) => {
  const stage = stageFor(group)
  let account: Account
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
  })

  test('show the settings in the menu without scrolling, also while Sales is open', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      await signIn(visitor, account)
      for (const address of ['/dashboard', '/invoices']) {
        await visitor.follow(address)
        for (const size of LAPTOPS) {
          await page.setViewportSize(size)
          const settings = page.getByRole('link', { name: 'Einstellungen', exact: true })
          assert.equal(await isInSight(settings), true, `${address} ${size.width}x${size.height}`)
        }
      }
      // The list above scrolls, so its last entry is reached too.
      const last = page.getByRole('link', { name: 'Umsatzsteuer', exact: true })
      await last.scrollIntoViewIfNeeded()
      assert.equal(await isInSight(last), true)
    }))

  test('show the buttons of a long form in a drawer, and errors below them are scrolled to', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      await signIn(visitor, account)
      for (const size of [...LAPTOPS, PHONE]) {
        await page.setViewportSize(size)
        await visitor.follow('/clients?new=1')
        const save = visitor.button('common:action.save')
        await save.waitFor()
        assert.equal(await isInSight(save), true, `${size.width}x${size.height}`)
        await page.keyboard.press('Escape')
      }
    }))

  test('show the error of a day below which its calendar opens', () =>
    stage.visit({ language: 'de', width: 1280 }, async (visitor) => {
      const { page } = visitor
      await signIn(visitor, account)
      await visitor.follow('/expenses/new')
      const day = page.getByLabel('Belegdatum', { exact: true })
      await day.fill('31.02.2027')
      await day.blur()
      const error = visitor.text('common:form.no_day')
      await error.waitFor()
      await day.click()
      await page.locator('[data-dates-dropdown]').waitFor()
      assert.equal(await isInSight(error), true)
    }))
})
