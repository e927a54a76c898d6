import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { makeCompany, signIn } from './steps/company.js'

const DAY = today('Europe/Berlin')

/** A company to which a client owes an invoice since yesterday. */
async function sendLateInvoice(api: Api) {
  const { _id: clientId } = await api.post<{ _id: string }>('/clients', { name: 'Bäckerei Wolf' })
  const { _id } = await api.post<{ _id: string }>('/invoices', {
    clientId,
    date: addDays(DAY, -20),
    dueDate: addDays(DAY, -1),
    lines: [{ description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }],
  })
  await api.post(`/invoices/${_id}/issue`)
}

/** From the sentence of the morning to the invoices behind it. */
async function beginTheDay(visitor: Visitor) {
  const { page, t } = visitor
  await page.getByText(t('dashboard:next.overdue_one', { count: 1 })).waitFor()
  await visitor.checkScreen('a dashboard with a late invoice')
  await page.getByRole('link', { name: t('dashboard:next.open.overdue') }).click()
  await visitor.isAt('/invoices')
  await page.getByText('Bäckerei Wolf').first().waitFor()
}

/** Enters what is in the account. */
async function enterBalance(visitor: Visitor) {
  await visitor.page.goto('/cash-flow-forecast')
  await visitor.heading('forecast:start.title').waitFor()
  await visitor.checkScreen('a forecast without a balance')
  await visitor.button('forecast:balance.enter').first().click()
  await visitor.page.getByRole('dialog').getByRole('textbox').first().fill('1.000,00')
  await visitor.checkScreen('the balance of an account')
  await visitor.button('forecast:balance.save').click()
  await visitor.heading('forecast:start.title').waitFor({ state: 'detached' })
}

/** A rent that the account cannot bear for long. */
async function planRent(visitor: Visitor) {
  const { page } = visitor
  await visitor.button('forecast:planned.add').click()
  await visitor.field('forecast:planned.name').fill('Büro am Hafen')
  await visitor.field('forecast:planned.amount').fill('800,00')
  await visitor.checkScreen('a planned payment')
  await visitor.button('forecast:planned.save').click()
  await page.getByText('Büro am Hafen').first().waitFor()
}

/** The sentence that names the day on which the money runs out, without the day. */
const runsOut = ({ t }: Visitor) =>
  new RegExp(t('forecast:outlook.runs_out', { day: '@' }).replace('@', '.+'))

test.group('insight', (group) => {
  const stage = stageFor(group)

  test(
    'the morning’s sentence, the day on which the money runs out, and the question for it, at {width} px'
  )
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const account = await makeCompany(stage.kontor, stage.admin)
        await sendLateInvoice(await Api.signIn(stage.kontor.url, account))
        await signIn(visitor, account)
        await visitor.heading('dashboard:title').waitFor()
        await beginTheDay(visitor)

        await enterBalance(visitor)
        await planRent(visitor)
        await page.getByText(runsOut(visitor)).first().waitFor()
        await visitor.checkScreen('a forecast in which the money runs out')

        await page.goto('/ai')
        await visitor.field('assistant:ask.label').fill(t('assistant:example.lasts'))
        await visitor.button('assistant:ask.send').click()
        const link = page.getByRole('link', { name: t('assistant:open_forecast') })
        await link.waitFor()
        await visitor.checkScreen('an answer about the money')
        await link.click()
        await visitor.isAt('/cash-flow-forecast')
      })
    )
})
