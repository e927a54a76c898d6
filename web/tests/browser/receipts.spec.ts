import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { RECEIPTS } from '#modules/expenses/tests/support/printed_receipts'
import { photograph } from '#modules/expenses/tests/support/receipt_pictures'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { makeCompany, signIn } from './steps/company.js'
import { inviteEmployee } from './steps/employee.js'

const PDF = 'Rechnung.pdf'
const BROKEN = 'Defekt.pdf'

/** Two pages with a line each. */
async function twoPages() {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const text of ['Papierhaus Kiel', 'Allgemeine Bedingungen']) {
    pdf.addPage([420, 595]).drawText(text, { x: 40, y: 540, size: 24, font })
  }
  return new Blob([Buffer.from(await pdf.save())])
}

/** An expense with receipts. @returns its id */
async function expenseWith(api: Api, files: Record<string, Blob>) {
  const { _id } = await api.post<{ _id: string }>('/expenses', {
    vendor: 'Papierhaus Kiel',
    date: '2026-11-20',
    lines: [{ category: 'officeSupplies', amount: 11.9, taxRate: 19 }],
  })
  for (const [name, file] of Object.entries(files)) {
    const body = new FormData()
    body.append('file', file, name)
    const answer = await fetch(`${api.url}/api/expenses/${_id}/receipts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}` },
      body,
    })
    assert.equal(answer.status, 201, await answer.text())
  }
  return _id
}

/** How many pixels of the page that is shown are dark. */
const darkPixels = ({ page }: Visitor) =>
  page.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
      data: [],
    }
    let dark = 0
    for (let index = 0; index < data.length; index += 4) {
      if ((data[index] ?? 255) < 100 && data[index + 3] === 255) dark += 1
    }
    return dark
  })

async function pageIsDrawn(visitor: Visitor, name: string, page: number) {
  const { t } = visitor
  const place = t('common:pdf.place', { page, pages: 2 })
  const label = `${t('common:pdf.preview', { name })}, ${place}`
  await visitor.page.getByRole('img', { name: label }).waitFor()
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await darkPixels(visitor)) > 50) return
    await visitor.page.evaluate(() => new Promise(requestAnimationFrame))
  }
  throw new Error(`${label} stays white.`)
}

/** Shows a file where there is no room to show it at once. */
async function show(visitor: Visitor, name: string) {
  if (visitor.isNarrow) await visitor.button('expenses:receipts.show', { name }).click()
}

test.group('receipts', (group) => {
  const stage = stageFor(group)

  test('row 111: a PDF is shown page by page, and a broken one says so, at {width} px')
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const account = await makeCompany(stage.kontor, stage.admin)
        const api = await Api.signIn(stage.kontor.url, account)
        const broken = new Blob([Buffer.from('%PDF-1.7\nnothing\n%%EOF')])
        const id = await expenseWith(api, { [PDF]: await twoPages(), [BROKEN]: broken })
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await signIn(visitor, account)
        await page.goto(`/expenses/${id}`)
        await visitor.button('expenses:receipts.remove', { name: PDF }).waitFor()
        await show(visitor, PDF)
        await pageIsDrawn(visitor, PDF, 1)
        await show(visitor, BROKEN)
        await visitor.text('common:pdf.broken').waitFor()
        await visitor.checkScreen('a PDF receipt')
        await visitor.button('common:pdf.next').focus()
        await page.keyboard.press('Enter')
        await pageIsDrawn(visitor, PDF, 2)
        assert.equal(await visitor.button('common:pdf.next').isDisabled(), true)
        const width = () => page.locator('canvas').evaluate(({ clientWidth }) => clientWidth)
        const before = await width()
        await visitor.button('common:pdf.larger').click()
        await pageIsDrawn(visitor, PDF, 2)
        assert.ok((await width()) > before * 1.4, 'The page is enlarged')
        await visitor.checkScreen('an enlarged PDF receipt')
        const foreign = asked.filter(
          (url) => !url.startsWith(stage.kontor.url) && !/^blob:/.test(url)
        )
        assert.deepEqual(foreign, [], t('common:pdf.preview', { name: PDF }))
      })
    )

  test(
    'row 111: an employee hands in a photo that fills the form, and the owner approves it, at {width} px'
  )
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const account = await makeCompany(stage.kontor, stage.admin)
        const employee = await inviteEmployee(stage.kontor, account)
        const taxi = RECEIPTS.taxi
        assert(taxi)
        const mine = await Api.signIn(stage.kontor.url, employee)
        await mine.post('/settings', { preferences: { language: 'de' } })
        await page.goto('/login')
        await visitor.field('auth:field.email').fill(employee.email)
        await visitor.field('auth:field.password').fill(employee.password)
        await visitor.button('auth:login.submit').click()
        await page.waitForURL((url) => url.pathname !== '/login')
        await page.goto('/expenses/claims')
        await visitor.heading('expenses:claim.empty').waitFor()
        await visitor.checkScreen('no receipts of an employee')
        await page
          .getByRole('link', { name: t('expenses:claim.new'), exact: true })
          .first()
          .click()
        await visitor.field('expenses:form.vendor').waitFor()
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles({
            name: 'IMG_2044.jpg',
            mimeType: 'image/jpeg',
            buffer: await photograph(taxi, 'turned'),
          })
        await visitor.text('expenses:reading.guessed').waitFor({ timeout: 120_000 })
        assert.equal(await visitor.field('expenses:form.vendor').inputValue(), 'Taxi Yilmaz')
        await visitor.checkScreen('a receipt whose fields were read')
        await page.getByRole('combobox', { name: t('expenses:form.category') }).fill('Reise')
        await page.getByRole('option', { name: t('expenses:category.travel') }).click()
        await visitor.button('expenses:claim.hand_in').click()
        await visitor.text('expenses:claim.status.submitted').first().waitFor()
        await visitor.checkScreen('receipts of an employee')

        await page.context().clearCookies()
        await page.evaluate(() => localStorage.clear())
        await signIn(visitor, account)
        await page.goto('/expenses/claims')
        await page.getByRole('link', { name: 'Taxi Yilmaz' }).first().click()
        await visitor.button('expenses:claim.approve').waitFor()
        await show(visitor, 'IMG_2044.jpg')
        await page
          .getByRole('img', { name: t('expenses:receipts.picture', { name: 'IMG_2044.jpg' }) })
          .waitFor()
        await visitor.checkScreen('a receipt that waits for approval')
        await visitor.button('expenses:claim.approve').click()
        await visitor.text('expenses:claim.status.approved').first().waitFor()
        await visitor.checkScreen('approved receipts')
      })
    )
})
