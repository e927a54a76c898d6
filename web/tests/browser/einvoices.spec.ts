import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { type Account, makeCompany, signIn } from './steps/company.js'

const GOLDEN = new URL('../../../modules/einvoices/tests/golden/', import.meta.url)
const fileOf = (name: string) => fileURLToPath(new URL(name, GOLDEN))

test.group('reading an e-invoice', (group) => {
  const stage = stageFor(group)
  let account: Account
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
  })

  test('a received file is shown and its attachment saved, at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        await signIn(visitor, account)
        await visitor.heading('dashboard:title').waitFor()
        await page.goto('/einvoices/read')
        await visitor.heading('einvoices:title').waitFor()
        await visitor.checkScreen('read an e-invoice')

        await page.locator('input[type=file]').setInputFiles(fileOf('everything.xrechnung-ubl.xml'))
        await visitor.heading('einvoices:section.lines').waitFor()
        await visitor.text('einvoices:findings.none').waitFor()
        await visitor.checkScreen('an e-invoice that was read')

        const [download] = await Promise.all([
          page.waitForEvent('download'),
          visitor.button('einvoices:save_file', { name: 'stunden.csv' }).click(),
        ])
        assert.equal(download.suggestedFilename(), 'stunden.csv')
        assert.equal(readFileSync(await download.path(), 'utf8'), 'Tag;Stunden\n3;7,5\n')
      })
    )
})
