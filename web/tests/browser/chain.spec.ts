import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, ADDRESS, makeCompany, signIn } from './steps/company.js'
import { fromMenu } from './steps/document_menu.js'
import { recordPayment } from './steps/invoice.js'
import { drawSignature } from './steps/signature.js'

interface Made {
  _id: string
}

const CLIENT = {
  name: 'Kaufhaus Grünewald AG',
  email: 'jana@gruenewald.example',
  type: 'business',
  ...ADDRESS,
}
const SIGNER = 'Jana Grünewald'
const TITLE = 'Neue Ladeneinrichtung'
const LINES = [
  { description: 'Regale nach Maß', quantity: 4, unit: 'Stk', unitPrice: 850, taxRate: 19 },
  { description: 'Montage', quantity: 8, unit: 'Std.', unitPrice: 65, taxRate: 19 },
  { description: 'Beleuchtung', quantity: 1, unitPrice: 640, taxRate: 19, isOptional: true },
]
const BLOCKS = [
  { id: 'cover', kind: 'cover', text: 'Für {{client}}' },
  {
    id: 'why',
    kind: 'text',
    heading: 'Worum es geht',
    text: 'Guten Tag,\n\n- **Regale** aus Eiche',
  },
  { id: 'prices', kind: 'prices', heading: 'Ihre Investition' },
  { id: 'sign', kind: 'signature', heading: 'Auftrag' },
]
const PHONE = { language: 'de', width: 390, colorScheme: 'dark' } as const
const DESK = { language: 'de', width: 1280, colorScheme: 'light' } as const

/** `01.10.2026`, as the fields for days take it. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })

const idOf = ({ page }: Visitor) => /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''

/** Mails the document that is open; the words are the standard ones. */
async function mail(visitor: Visitor, step: string) {
  await visitor.button(step).click()
  const dialog = visitor.page.getByRole('dialog')
  await visitor.field('correspondence:field.subject', dialog).waitFor()
  await visitor.checkScreen(`mailing: ${step}`)
  await dialog
    .getByRole('button', { name: visitor.t('correspondence:send.send'), exact: true })
    .click()
  await dialog.waitFor({ state: 'hidden' })
}

const linkIn = (text: string) => new URL(/https?:\/\/\S+#\S+/.exec(text)?.[0] ?? '')

test.group('from the proposal to the payment', (group) => {
  const stage = stageFor(group)

  /** The client opens its mails on a phone. */
  const onPhone = (path: string, act: (visitor: Visitor) => Promise<void>) =>
    stage.visit(PHONE, async (visitor) => {
      const { pathname, hash } = linkIn(await stage.kontor.mailTo(CLIENT.email, path))
      await visitor.page.goto(pathname + hash)
      await act(visitor)
    })

  const acceptProposal = () =>
    onPhone('/proposals/', async (visitor) => {
      const { page, t } = visitor
      await page.getByRole('heading', { name: TITLE }).first().waitFor()
      await visitor.checkScreen('a proposal on a phone')
      await page.getByRole('checkbox', { name: /Beleuchtung/ }).check()
      await visitor.button('offers:bar.answer').click()
      await visitor.field('offers:offer.name').fill(SIGNER)
      await drawSignature(visitor, 'offers:offer.signature')
      await visitor.button('proposals:shared.accept').click()
      await page.getByText(t('proposals:answered.accepted', { name: SIGNER })).waitFor()
      await visitor.checkScreen('an accepted proposal on a phone')
    })

  const acceptEstimate = () =>
    onPhone('/offers/', async (visitor) => {
      const { page, t } = visitor
      await visitor.field('offers:offer.name').waitFor()
      await visitor.checkScreen('an estimate on a phone')
      await visitor.field('offers:offer.name').fill(SIGNER)
      await drawSignature(visitor, 'offers:offer.signature')
      await visitor.button('estimates:offer.accept').click()
      await page.getByText(t('estimates:answered.accepted', { name: SIGNER })).waitFor()
      await visitor.checkScreen('an accepted estimate on a phone')
    })

  /** The owner sends a proposal and makes an estimate of what the client took. */
  async function propose(visitor: Visitor, api: Api) {
    const { page, t } = visitor
    const { _id: clientId } = await api.post<Made>('/clients', CLIENT)
    const draft = { title: TITLE, clientId, blocks: BLOCKS, lines: LINES }
    const { _id } = await api.post<Made>('/proposals', draft)
    await page.goto(`/view/proposals/${_id}`)
    await visitor.checkScreen('the draft of a proposal')
    await mail(visitor, 'proposals:step.send')
    await visitor.text('proposals:status.Sent').first().waitFor()
    await acceptProposal()
    await visitor.text('proposals:status.Accepted').first().waitFor()
    await visitor.checkScreen('an accepted proposal')
    await visitor.button('proposals:step.convert').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: t('proposals:convert.estimate') }).check()
    await visitor.checkScreen('what becomes of a proposal')
    await dialog.getByRole('button', { name: t('proposals:step.convert'), exact: true }).click()
    await visitor.heading('estimates:form.edit').waitFor()
    await visitor.checkScreen('the estimate of a proposal')
    return idOf(visitor)
  }

  /** Delivers and bills the order. */
  async function deliver(visitor: Visitor) {
    const { page } = visitor
    await fromMenu(visitor, 'estimates:step.deliver')
    await visitor.heading('deliveries:form.edit').waitFor()
    await visitor.button('deliveries:form.save').click()
    await visitor.button('deliveries:step.issue').click()
    await page
      .getByText(/LS-\d{4}-0001/)
      .first()
      .waitFor()
    await visitor.button('deliveries:step.deliver').click()
    await visitor.text('deliveries:status.Delivered').first().waitFor()
    await visitor.button('deliveries:step.bill').click()
    await visitor.heading('invoicing:form.edit').waitFor()
    await visitor.field('invoicing:form.date').fill(daysAgo(40))
    await visitor.field('invoicing:form.due_date').fill(daysAgo(12))
    await visitor.heading('invoicing:form.edit').click()
    await visitor.checkScreen('the invoice of a delivery note')
    await visitor.button('invoicing:step.issue').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.t('invoicing:step.issue'), exact: true })
      .click()
    await visitor.isAt(/^\/view\/invoices\//)
    const title = await page.getByRole('heading', { level: 1, name: /\d$/ }).innerText()
    return title.split(' ').at(-1) ?? ''
  }

  /** The client is reminded of what is overdue. */
  async function remind(visitor: Visitor) {
    const { page, t } = visitor
    await page
      .getByRole('status')
      .getByRole('link', { name: t('invoicing:reminders.preview') })
      .click()
    await visitor.button('invoicing:reminders.preview').click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('img').last().waitFor()
    await drawer.getByRole('button', { name: t('invoicing:reminders.send'), exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^MA-\d{4}-0001$/ }).waitFor()
    assert.match(await stage.kontor.mailTo(CLIENT.email, 'MA-'), /Grünewald|Zahlung/)
  }

  test('each document comes from the one before, and its client answers on a phone', () =>
    stage.visit(DESK, async (visitor) => {
      const { page, t } = visitor
      const account: Account = await makeCompany(stage.kontor, stage.admin)
      const api = await Api.signIn(stage.kontor.url, account)
      await signIn(visitor, account)
      await visitor.heading('dashboard:title').waitFor()

      const estimate = await propose(visitor, api)
      await page.goto(`/view/estimates/${estimate}`)
      await mail(visitor, 'estimates:step.send')
      await acceptEstimate()
      await page.goto(`/view/estimates/${estimate}`)
      await visitor.text('estimates:status.Accepted').first().waitFor()
      const number = await deliver(visitor)
      await remind(visitor)

      const chain = page.getByRole('navigation', { name: t('documents:chain.label') })
      for (const kind of ['proposal', 'estimate', 'deliveryNote', 'invoice']) {
        await chain
          .getByText(t(`documents:chain.${kind}`))
          .first()
          .waitFor()
      }
      await visitor.checkScreen('the invoice at the end of its chain')
      await recordPayment(visitor, number)
      const [{ total, status }] = await api.get<{ total: number; status: string }[]>('/invoices')
      assert.deepEqual([total, status], [((4 * 850 + 8 * 65 + 640) * 119) / 100, 'Paid'])
    }))
})
