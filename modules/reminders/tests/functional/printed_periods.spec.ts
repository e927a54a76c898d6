import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { levelBody, makeDunning } from '#modules/reminders/tests/dunning'

const RATES = [{ from: '2020-01-01', percent: 1.27 }]
/** 119.00 for 20 days and 69.00 for 10 days at 10.27 %: 0.6696… and 0.1941…. */
const LETTERS = {
  de: {
    page: [
      'Von Bis Offen EUR Zinssatz Zinsen EUR',
      '03.03.2027 22.03.2027 119,00 10,27 % 0,67',
      '23.03.2027 01.04.2027 69,00 10,27 % 0,19',
      'Zinsen 0,86',
    ],
    mail: ', 23.03.2027–01.04.2027: 0,19 € (10,27 % auf 69,00 €)',
  },
  en: {
    page: [
      'From Until Open EUR Rate Interest EUR',
      '03.03.2027 22.03.2027 119.00 10.27% 0.67',
      '23.03.2027 01.04.2027 69.00 10.27% 0.19',
      'Interest 0.86',
    ],
    mail: ', 23.03.2027–01.04.2027: €0.19 (10.27% on €69.00)',
  },
  sq: {
    page: [
      'Nga Deri më E papaguar EUR Norma Kamata EUR',
      '03.03.2027 22.03.2027 119,00 10,27% 0,67',
      '23.03.2027 01.04.2027 69,00 10,27% 0,19',
      'Kamata 0,86',
    ],
    mail: ', 23.03.2027–01.04.2027: 0,19 € (10,27% mbi 69,00 €)',
  },
}

const words = (text: string) => text.replace(/\s+/g, ' ')

test.group('The periods of interest on letters', (group) => {
  group.each.setup(() => setClock(() => Date.parse('2027-04-01T10:00:00Z')))

  test('are printed and mailed in the language of the client: {$self}')
    .with(['de', 'en', 'sq'] as const)
    .run(async ({ client, assert }, language) => {
      const dunning = await makeDunning(client, { language })
      await dunning.rules({ levels: [levelBody({ chargesInterest: true })], baseRates: RATES })
      const [parted, whole] = [await dunning.late(30), await dunning.late(30)]
      const payment = { amount: 50, date: '2027-03-22' }
      ;(await dunning.post(`/api/invoices/${parted}/payments`, payment)).assertStatus(201)
      const made = (await dunning.remind([parted, whole], 1, { isSent: true })).body()

      const pdf = await dunning.get(`/api/reminders/${made._id}/pdf`)
      const page = words(textOfPdf(pdf.body()))
      const { page: lines, mail } = LETTERS[language]
      for (const line of lines) assert.include(page, line)
      // The other invoice has a single period, which a line of text says.
      assert.lengthOf(page.match(/(?<!\d)30 (Tage|days|ditë)/g) ?? [], 1)
      const [{ text_body }] = await dunning.mails()
      assert.include(words(text_body), mail)
      assert.lengthOf(text_body.match(/10[,.]27/g) ?? [], 2)
    })
    .skip(!canReadPdf, 'needs pdftotext')
})
