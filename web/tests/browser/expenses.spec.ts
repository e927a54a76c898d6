import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { makeCompany, signIn } from './steps/company.js'

const GOLDEN = new URL('../../../modules/einvoices/tests/golden/', import.meta.url)
const E_INVOICE = fileURLToPath(new URL('everything.xrechnung-ubl.xml', GOLDEN))
/** Seller and number of the e-invoice. */
const SELLER = 'Möller & Söhne Werkstätten GmbH'
const NUMBER = 'RE-2026-0099'

/** A photo of a receipt. */
const photo = async () => ({
  name: 'Quittung.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 300, height: 500, channels: 3, background: '#f4f1ea' },
  })
    .png()
    .toBuffer(),
})

async function chooseCategory({ page, t }: Visitor, category: string) {
  await page.getByRole('combobox', { name: t('expenses:form.category') }).fill(category)
  await page.getByRole('option', { name: category }).click()
}

/** The row of an expense, in the table or in the list on a phone. */
const rowOf = ({ page, isNarrow }: Visitor, vendor: string): Locator =>
  page.getByRole(isNarrow ? 'listitem' : 'row').filter({ hasText: vendor })

async function choose(visitor: Visitor, vendor: string, action: string) {
  const { page, t } = visitor
  await rowOf(visitor, vendor)
    .getByRole('button', { name: t('common:table.row_actions') })
    .click()
  await page.getByRole('menuitem', { name: t(action), exact: true }).click()
}

/** From the empty list to an expense with its photo, which is still to be paid. */
async function enterFirst(visitor: Visitor) {
  const { page, t } = visitor
  await page.goto('/expenses')
  await visitor.heading('expenses:list.empty').waitFor()
  await visitor.checkScreen('no expenses')
  await page.getByRole('link', { name: t('expenses:list.new') }).click()
  await visitor.heading('expenses:form.new').waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo())
  await visitor.field('expenses:form.vendor').fill('Bäckerei Öz')
  await visitor.field('expenses:form.amount').fill('1.190,00')
  await chooseCategory(visitor, t('expenses:category.entertainment'))
  await page.getByText(t('expenses:form.deductible', { percent: '70 %' })).waitFor()
  await page.getByRole('switch', { name: t('expenses:form.is_paid') }).click({ force: true })
  await visitor.checkScreen('an expense that is entered')
  await page.getByText(t('expenses:form.more'), { exact: true }).click()
  await visitor.checkScreen('all fields of an expense')
  await visitor.button('expenses:form.save').click()
  await visitor.isAt('/expenses')
}

/** An e-invoice is uploaded from the list and saved as an expense. */
async function enterEInvoice(visitor: Visitor) {
  const { page, t } = visitor
  await page.locator('input[type=file]').first().setInputFiles(E_INVOICE)
  await visitor.heading('expenses:form.new').waitFor()
  await page.getByText(new RegExp(NUMBER)).first().waitFor()
  await visitor.checkScreen('an e-invoice that becomes an expense')
  for (const box of await page.getByRole('combobox', { name: t('expenses:form.category') }).all()) {
    await box.fill(t('expenses:category.goods'))
    await page.getByRole('option', { name: t('expenses:category.goods') }).click()
  }
  await visitor.button('expenses:form.save').click()
  await visitor.isAt('/expenses')
}

test.group('expenses', (group) => {
  const stage = stageFor(group)

  test(
    'row 79, row 111: a receipt and an e-invoice become expenses that are found and paid, at {width} px'
  )
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const account = await makeCompany(stage.kontor, stage.admin)
        await signIn(visitor, account)
        await visitor.heading('dashboard:title').waitFor()
        await enterFirst(visitor)

        await rowOf(visitor, 'Bäckerei Öz').getByText(t('expenses:status.open')).waitFor()
        await choose(visitor, 'Bäckerei Öz', 'expenses:row.pay')
        await rowOf(visitor, 'Bäckerei Öz').getByText(t('expenses:status.paid')).waitFor()
        await enterEInvoice(visitor)
        await rowOf(visitor, SELLER).waitFor()
        await visitor.checkScreen('expenses')

        await rowOf(visitor, 'Bäckerei Öz').getByRole('link').first().click()
        await visitor.button('expenses:receipts.remove', { name: 'Quittung.png' }).waitFor()
        if (!visitor.isNarrow) {
          await page
            .getByRole('img', { name: t('expenses:receipts.picture', { name: 'Quittung.png' }) })
            .waitFor()
        }
        await visitor.checkScreen('an expense')
        await visitor.button('expenses:row.delete').click()
        await visitor.checkScreen('deleting an expense')
        await visitor.button('expenses:delete.verb').click()
        await visitor.isAt('/expenses')
        await rowOf(visitor, 'Bäckerei Öz').waitFor({ state: 'detached' })
      })
    )

  test('row 79: an e-invoice becomes an expense, and a duplicate is pointed out', () =>
    stage.visit({ language: 'de', width: 1280, colorScheme: 'light' }, async (visitor) => {
      const { page } = visitor
      const account = await makeCompany(stage.kontor, stage.admin)
      const api = await Api.signIn(stage.kontor.url, account)
      await api.post('/expenses', {
        vendor: SELLER,
        reference: NUMBER,
        date: '2026-11-20',
        lines: [{ category: 'goods', amount: 10, taxRate: 19 }],
      })
      await signIn(visitor, account)
      await visitor.heading('dashboard:title').waitFor()
      await page.goto('/einvoices/read')
      await visitor.heading('einvoices:title').waitFor()
      await page.locator('input[type=file]').setInputFiles(E_INVOICE)
      await visitor.button('einvoices:enter').click()
      await visitor.heading('expenses:form.new').waitFor()
      await visitor.text('expenses:duplicate.title').waitFor()
      await visitor.checkScreen('a receipt that was entered before')
    }))
})
