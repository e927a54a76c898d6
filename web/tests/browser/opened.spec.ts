import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { Api } from './stage/api.js'
import { SUPER_ADMIN } from './stage/kontor.js'
import { DESK_AND_PHONE, looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import {
  type Account,
  applyFor,
  fillSignIn,
  makeCompany,
  newAccount,
  signIn,
} from './steps/company.js'

const daysAgo = (days: number) => addDays(today('Europe/Berlin'), -days)

/** Runs in the page: whether the picture of this name has points of exactly this colour. */
function hasColour({ name, colour }: { name: string; colour: number[] }) {
  // Looked for each time: a new picture replaces the element.
  const image = document.querySelector<HTMLImageElement>(`img[alt="${name}"]`)
  const SCALE = 3
  const paper = document.createElement('canvas').getContext('2d')
  if (!image?.complete || !paper) return false
  // Large enough for lines and letters to have points that are not blended with the paper.
  paper.canvas.width = image.naturalWidth * SCALE
  paper.canvas.height = image.naturalHeight * SCALE
  paper.drawImage(image, 0, 0, paper.canvas.width, paper.canvas.height)
  const { data } = paper.getImageData(0, 0, paper.canvas.width, paper.canvas.height)
  for (let at = 0; at < data.length; at += 4) {
    if (colour.every((part, index) => data[at + index] === part)) return true
  }
  return false
}

test.group('what opens over a screen, and the screens of the super admin', (group) => {
  const stage = stageFor(group)
  let account: Account
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    const api = await Api.signIn(stage.kontor.url, account)
    const { _id: clientId } = await api.post<{ _id: string }>('/clients', { name: 'Bäckerei Wolf' })
    await api.post('/items', { name: 'Wartung', unitPrice: 80, taxRate: 19 })
    await api.post('/settings', { companyInfo: COMPANY })
    const { _id } = await api.post<{ _id: string }>('/invoices', {
      clientId,
      date: daysAgo(20),
      dueDate: daysAgo(10),
      lines: [{ description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }],
    })
    await api.post(`/invoices/${_id}/issue`)
  })

  test('the command palette opens what it finds, in {language} at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        await signIn(visitor, account)
        await visitor.heading('dashboard:title').waitFor()
        await page.keyboard.press('Control+K')
        await page.getByRole('dialog').waitFor()
        await visitor.checkScreen('the command palette')
        await page.keyboard.type('wolf')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /Bäckerei Wolf/ })
          .first()
          .waitFor()
        await visitor.checkScreen('the command palette, found')
        await page.keyboard.press('Enter')
        await visitor.isAt(/^\/(client-history|view\/invoices)\//)
      })
    )

  test('the bell lists who owes, in {language} at {width} px')
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        await signIn(visitor, account)
        await visitor.button('invoicing:bell.label', { count: 1 }).click()
        await visitor.page.getByText('Bäckerei Wolf').last().waitFor()
        await visitor.checkScreen('the bell')
      })
    )

  test('searching fields are open and closed as they say, in {language} at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        await signIn(visitor, account)
        await page.goto('/invoices/new')
        const client = visitor.field('documents:form.client')
        await client.click()
        await page.getByRole('option', { name: /Bäckerei Wolf/ }).waitFor()
        assert.equal(await client.getAttribute('aria-expanded'), 'true')
        await visitor.checkScreen('/invoices/new, clients offered')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        assert.equal(await client.inputValue(), 'Bäckerei Wolf')
        const description = page.getByRole('combobox', {
          name: visitor.t('documents:form.description'),
        })
        await description.first().click()
        await page.keyboard.type('wart')
        await page.getByRole('option', { name: /Wartung/ }).waitFor()
        await visitor.checkScreen('/invoices/new, items offered')
        await page.keyboard.press('Escape')
        assert.equal(await description.first().getAttribute('aria-expanded'), 'false')
      })
    )

  test('the colour of documents is seen before it is saved', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page, t } = visitor
      await signIn(visitor, account)
      await page.goto('/settings?section=colour')
      const field = visitor.field('settings:field.accentColor')
      await field.fill('#ffe066')
      await visitor.text('settings:colour.faint').waitFor()
      await field.fill('#b3261e')
      await page.waitForFunction(hasColour, {
        name: t('settings:colour.preview'),
        colour: [0xb3, 0x26, 0x1e],
      })
      await visitor.checkScreen('/settings, colour')
      await visitor.button('settings:bar.save').click()
      await visitor.text('settings:bar.saved').waitFor()
      await page.reload()
      await page.waitForFunction(
        (input) => (input as HTMLInputElement).value === '#b3261e',
        await field.elementHandle()
      )
    }))

  test('the super admin’s analytics, companies, mails and a company, in {language} at {width} px')
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        await page.goto('/superadmin/login')
        await fillSignIn(visitor, SUPER_ADMIN)
        await visitor.isAt('/admin')
        await page.goto('/admin/analytics')
        await visitor.heading('admin:analytics.title').waitFor()
        await visitor.checkScreen('/admin/analytics')
        for (const tab of ['companies', 'mails']) {
          await page.goto('/admin')
          await page.getByRole('tab', { name: t(`admin:${tab}.title`) }).click()
          await page.getByRole('tabpanel').getByRole('link').first().waitFor()
          await visitor.checkScreen(`/admin, ${tab}`)
        }
        await page.getByRole('tabpanel').getByRole('link').first().click()
        await page.getByRole('dialog').waitFor()
        await visitor.checkScreen('/admin, a mail')
        await page.evaluate(reportFailure)
        await page.goto('/admin?tab=errors')
        await page.getByRole('tabpanel').getByRole('link').first().click()
        await page.getByRole('dialog').getByText('at Totals').waitFor()
        await visitor.checkScreen('/admin, an error')
        await page.goto('/admin?tab=companies')
        const links = page.getByRole('main').locator('a[href^="/admin/company/"]')
        const link = links.filter({ hasText: 'Tischlerei Holz' }).first()
        await page.goto((await link.getAttribute('href')) ?? '')
        await page.getByRole('heading', { level: 1, name: /Tischlerei Holz/ }).waitFor()
        await visitor.checkScreen('/admin/company')
      })
    )

  test('the links of an application mail show it and ask for one click', async () => {
    for (const look of DESK_AND_PHONE) {
      const applicant = newAccount('Neue Firma')
      stage.kontor.settleAnnouncements()
      await applyFor(stage.kontor, applicant)
      const mail = await stage.kontor.mailTo(SUPER_ADMIN.email, applicant.name)
      for (const action of ['approve', 'reject']) {
        const [link] = mail.match(new RegExp(`https?://\\S+/admin/${action}/\\S+#\\S+`)) ?? []
        assert(link, `The mail has no link to ${action}:\n${mail}`)
        await stage.visit(look, (visitor) => decide(visitor, link, action, applicant.name))
      }
    }
  })
})

const COMPANY = {
  companyName: 'Tischlerei Holz',
  street: 'Hauptstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  taxNumber: '12/345/67890',
}

/** As the error screen does; runs in the browser. */
async function reportFailure() {
  const body = {
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading 'total')",
    stack: 'at Totals (/assets/invoice-Df3kX2Qa.js:12:34567)\n at load (/assets/main.js:1:98)',
    page: '/view/invoice/0198c2f4-7c1a-7b2e-9d55-2f1a6c3b8e90',
    version: '0.1.0',
  }
  await fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Looks at what the link shows; the click itself is tested elsewhere. */
async function decide(visitor: Visitor, link: string, action: string, applicant: string) {
  await visitor.page.goto(link)
  await visitor.page.getByText(applicant).first().waitFor()
  await visitor.checkScreen(`the link to ${action}`)
}
