import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import type { Visitor } from '../stage/visitor.js'
import type { Language } from '../stage/words.js'
import { goTo } from './menu.js'
import { CLIENT, ITEM } from './records.js'

const LOCALES: Record<Language, string> = { en: 'en-US', de: 'de-DE', sq: 'sq-AL' }

/** An amount as the web app and the documents print it. */
export const money = (amount: number, currency: string, language: Language) =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    .format(amount)
    .replace(/[\u00a0\u202f]/g, ' ')

/** 7.5 × 95 + 1 × 40 = 752.50; 19 % are 142.975, rounded up to 142.98. */
export const TOTAL = 895.48

/** Writes an invoice and issues it without touching the mouse; gives back its number. */
export async function writeInvoice(visitor: Visitor, currency: string) {
  const { page, t } = visitor
  const { keyboard } = page
  await goTo(visitor, 'invoices')
  await visitor.checkScreen('/invoices, empty')
  await keyboard.press('c')
  await keyboard.press('i')
  await visitor.isAt('/invoices/new')

  const client = visitor.field('documents:form.client')
  await isFocused(client)
  await keyboard.type('müller')
  await page.getByRole('option', { name: CLIENT }).waitFor()
  await keyboard.press('Enter')
  await page.waitForFunction(([field, name]) => (field as HTMLInputElement).value === name, [
    await client.elementHandle(),
    CLIENT,
  ] as const)

  const line = (number: number) =>
    page.getByRole('listitem', { name: t('documents:form.line', { number }), exact: true })
  const field = (number: number, name: string) =>
    visitor.field(`documents:form.${name}`, line(number))
  await tabTo(visitor, field(1, 'description'))
  await keyboard.type('berat')
  await page.getByRole('option', { name: ITEM }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await isFocused(field(1, 'quantity'))
  await retype(visitor, visitor.language === 'en' ? '7.5' : '7,5')
  await keyboard.press('Enter')

  await isFocused(field(2, 'description'))
  await keyboard.type('Anfahrt')
  await tabTo(visitor, field(2, 'price'))
  await retype(visitor, '40')
  const total = money(TOTAL, currency, visitor.language)
  await page.getByRole('definition').filter({ hasText: total }).last().waitFor()
  await visitor.checkScreen('/invoices/new, filled')

  await keyboard.press('Control+Enter')
  await page.getByRole('dialog', { name: t('invoicing:ask_title.issue') }).waitFor()
  await visitor.checkScreen('/invoices/new, question')
  await isFocused(visitor.button('invoicing:step.issue').last())
  await keyboard.press('Enter')
  await visitor.isAt(/^\/view\/invoices\//)
  const title = await page.getByRole('heading', { level: 1, name: /\d$/ }).innerText()
  const number = title.split(' ').at(-1) ?? ''
  assert.equal(title, t('invoicing:view.invoice', { number }))
  return number
}

/** Downloads the document from its page and reads it. */
export async function readPdf(visitor: Visitor, number: string, currency: string) {
  const { page } = visitor
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    visitor.button('invoicing:step.download').first().click(),
  ])
  assert.match(download.suggestedFilename(), new RegExp(`${number}.*\\.pdf$`))
  const pdf = readFileSync(await download.path())
  assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
  if (!existsSync('/usr/bin/pdftotext')) return
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
  const plain = text.replace(/[\u00a0\u202f]/g, ' ')
  for (const wanted of [number, CLIENT, money(TOTAL, currency, visitor.language)]) {
    assert(plain.includes(wanted), `The PDF does not say "${wanted}":\n${plain}`)
  }
}

/** Records the open amount as paid today and sees the invoice Paid, on its page and in the list. */
export async function recordPayment(visitor: Visitor, number: string) {
  const { page, t } = visitor
  await visitor.button('invoicing:step.pay').first().click()
  const dialog = page.getByRole('dialog', { name: t('invoicing:payment.title', { number }) })
  await dialog.waitFor()
  await visitor.checkScreen('/view/invoices, payment')
  await dialog.getByRole('button', { name: t('invoicing:step.pay'), exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('main').getByText(t('invoicing:status.paid'), { exact: true }).waitFor()
  await visitor.checkScreen('/view/invoices, paid')

  await goTo(visitor, 'invoices')
  const row = page.getByRole('main').getByText(number, { exact: true })
  await row.first().waitFor()
  await visitor.checkScreen('/invoices')
}

export async function isFocused(target: Locator) {
  await target.and(target.page().locator(':focus')).waitFor()
}

/** Presses Tab until the field has the focus: it can be reached without a mouse. */
async function tabTo({ page }: Visitor, target: Locator) {
  for (let step = 0; step < 30; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

async function retype({ page }: Visitor, text: string) {
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}
