import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { addDays, formatDay, today } from '#core/clock'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { makeCompany, signIn } from './steps/company.js'

const daysAgo = (days: number) => addDays(today('Europe/Berlin'), -days)

/** Two issued invoices of 119.00; the payment of the first was recorded by hand. @returns their numbers */
async function makeInvoices(api: Api) {
  const numbers: string[] = []
  for (const name of ['Kaufhaus Grünewald AG', 'Weiß & Söhne KG']) {
    const client = await api.post<{ _id: string }>('/clients', { name })
    const lines = [{ description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }]
    const body = { clientId: client._id, date: daysAgo(3), lines }
    const { _id } = await api.post<{ _id: string }>('/invoices', body)
    const { number } = await api.post<{ number: string }>(`/invoices/${_id}/issue`)
    if (numbers.length === 0) {
      const payment = { amount: 119, date: daysAgo(1), method: 'bankTransfer' }
      await api.post(`/invoices/${_id}/payments`, payment)
    }
    numbers.push(number)
  }
  return numbers
}

/** A table as banks offer it: the payment that is known, one that is not, and the rent. */
const statement = ([known, open]: string[]) =>
  [
    'Buchungstag;Betrag;Name;Verwendungszweck',
    `${formatDay(daysAgo(2))};119,00;Kaufhaus Grünewald;RE ${known}`,
    `${formatDay(daysAgo(1))};119,00;Weiß & Söhne KG;Rechnung ${open}`,
    `${formatDay(daysAgo(1))};-850,00;Immobilien Schröder;Miete`,
  ].join('\n')

/** The row of an entry, by who paid or was paid. */
const rowOf = ({ page }: Visitor, name: string) =>
  page.getByRole('listitem').filter({ hasText: name })

test.group('the bank', (group) => {
  const stage = stageFor(group)

  test('what came is linked, confirmed or ignored, in {language} at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const account = await makeCompany(stage.kontor, stage.admin)
        const numbers = await makeInvoices(await Api.signIn(stage.kontor.url, account))
        await signIn(visitor, account)
        await page.goto('/bank')
        await page.locator('input[type=file]').setInputFiles({
          name: 'umsaetze.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(statement(numbers)),
        })
        await page.getByText(t('banking:upload.done', { count: 3 })).waitFor()
        await rowOf(visitor, 'Miete').waitFor()
        await visitor.checkScreen('bank')
        const ends = await page
          .getByRole('listitem')
          .getByText(/(119|850)[.,]00/)
          .evaluateAll((amounts) => amounts.map((one) => one.getBoundingClientRect().right))
        assert.equal(ends.length, 3)
        assert.equal(new Set(ends).size, 1, 'amounts end below each other')

        const known = rowOf(visitor, 'Kaufhaus Grünewald')
        await known.getByRole('button', { name: t('banking:action.link') }).click()
        await known.waitFor({ state: 'detached' })
        await rowOf(visitor, 'Weiß & Söhne KG')
          .getByRole('button', { name: t('banking:action.match'), exact: true })
          .click()
        await rowOf(visitor, 'Weiß & Söhne KG').waitFor({ state: 'detached' })
        await rowOf(visitor, 'Miete')
          .getByRole('button', { name: t('banking:action.ignore') })
          .click()
        await page.getByText(t('banking:empty.all_done')).waitFor()
        await visitor.checkScreen('bank with everything decided')

        await page.goto('/invoices?status=Paid')
        for (const number of numbers) await page.getByText(number).first().waitFor()
      })
    )
})
