import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import { type Account, makeCompany, signIn } from './steps/company.js'
import { pressOnGermanKeyboard } from './steps/german_keyboard.js'
import { isFocused } from './steps/invoice.js'

test.group('a German keyboard', (group) => {
  const stage = stageFor(group)
  let account: Account
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    const api = await Api.signIn(stage.kontor.url, account)
    await api.post('/clients', { name: 'Bäckerei Wolf' })
  })

  test('searches with "/" and lists its keys by their names with "?"', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page, t } = visitor
      await signIn(visitor, account)
      await page.goto('/clients')
      const search = page.getByRole('searchbox', { name: t('clients:list.search') })
      await search.waitFor()
      await visitor.isSettled()
      await page.getByRole('checkbox', { name: 'Bäckerei Wolf auswählen' }).waitFor()
      await page.getByRole('button', { name: 'Aktionen für Bäckerei Wolf' }).waitFor()
      await pressOnGermanKeyboard(page, '/')
      await isFocused(search)
      for (const key of ['/', '?'] as const) await pressOnGermanKeyboard(page, key)
      assert.equal(await search.inputValue(), '/?')
      assert.equal(await page.getByRole('dialog').count(), 0)

      await search.fill('')
      await search.blur()
      await pressOnGermanKeyboard(page, '?')
      const keys = page.getByRole('dialog', { name: t('shell:shortcuts.title') })
      for (const name of ['Strg', 'Eingabe', 'Esc']) {
        await keys.getByText(name, { exact: true }).first().waitFor()
      }
      assert.doesNotMatch((await keys.textContent()) ?? '', /Ctrl|Enter/)
      await visitor.checkScreen('the list of keys')

      await pressOnGermanKeyboard(page, '/')
      assert.equal(await search.evaluate((field) => field === document.activeElement), false)
    }))

  test('finds the key of the palette on its button', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      await signIn(visitor, account)
      await visitor.button('shell:palette.open').hover()
      await page.getByRole('tooltip').getByText('Strg K').waitFor()
    }))
})
