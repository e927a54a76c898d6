import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { widthsOf } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { Terminal } from './stage/terminal.js'
import type { Language } from './stage/words.js'
import { newAccount, signIn, signUp } from './steps/company.js'
import { readPdf, recordPayment, writeInvoice } from './steps/invoice.js'
import { addClient, addItem } from './steps/records.js'
import { setCompany, setLogo, setRegion } from './steps/settings.js'
import { addProject, trackTask } from './steps/time.js'

interface Way {
  /** The language that the company sets for itself. */
  language: Language
  /** The one that its browser began with. */
  from: Language
  currency: string
  width: number
  colorScheme: 'light' | 'dark'
}

/** Each language once, at a desk and on a phone, light and dark. */
const SHORT_LIST: Way[] = [
  { language: 'de', from: 'en', currency: 'EUR', width: 1280, colorScheme: 'dark' },
  { language: 'sq', from: 'en', currency: 'ALL', width: 1280, colorScheme: 'light' },
  { language: 'en', from: 'sq', currency: 'USD', width: 390, colorScheme: 'dark' },
]

const WAYS: Way[] = process.env.LONG_LISTS
  ? [
      ...SHORT_LIST,
      { language: 'en', from: 'de', currency: 'GBP', width: 1280, colorScheme: 'light' },
      { language: 'de', from: 'en', currency: 'CHF', width: 390, colorScheme: 'light' },
      { language: 'sq', from: 'de', currency: 'EUR', width: 390, colorScheme: 'dark' },
    ]
  : SHORT_LIST

test.group('from sign-up to a paid invoice and a tracked hour', (group) => {
  const stage = stageFor(group, { isWhole: true })

  test('in {language} at {width} px, {colorScheme}')
    .with(WAYS)
    .run(async (_, { language, from, currency, width, colorScheme }) => {
      const account = newAccount('Tischlerei Holz')
      const terminal = new Terminal(stage.kontor.url)
      const widths = widthsOf(width)
      await stage.visit({ language: from, width, widths, colorScheme }, async (visitor) => {
        await signUp(visitor, account)
        await visitor.isAt('/login')
        assert.match(await stage.admin.run(['admin', 'queue']), new RegExp(account.email))
        await stage.admin.run(['admin', 'approve', account.email])
        await stage.kontor.mailTo(account.email, '/login')

        await signIn(visitor, account)
        await visitor.checkScreen('/dashboard, new company')
        await setCompany(visitor, account.name)
        await setLogo(visitor, account.name)
        await setRegion(visitor, language, currency)

        await addClient(visitor)
        await addItem(visitor)
        const number = await writeInvoice(visitor, currency)
        await visitor.checkScreen('/view/invoices, issued')
        await readPdf(visitor, number, currency)
        await recordPayment(visitor, number)

        await addProject(visitor)
        await terminal.signIn(account)
        await trackTask(visitor, terminal)
        await visitor.page.goto('/dashboard')
        await visitor.checkScreen('/dashboard')
      })
      terminal.close()
    })
})
