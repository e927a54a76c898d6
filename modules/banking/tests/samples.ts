import { defineSamples } from '#core/tests/define_samples'

const HEADINGS =
  'Buchungstag;Betrag;Auftragskonto;Name;IBAN;Verwendungszweck;Umsatz-ID;Kundenreferenz'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

export default defineSamples({
  bodies: {
    'POST /api/bank-entries/:id/link': { paymentId: '01890000-0000-7000-8000-000000000000' },
    'POST /api/bank-entries/:id/expenses': {
      expenseIds: ['01890000-0000-7000-8000-000000000000'],
    },
    'POST /api/bank-entries/:id/collection': {
      collectionId: '01890000-0000-7000-8000-000000000000',
      block: 1,
    },
    'POST /api/bank-entries/:id/return': {
      collectionId: '01890000-0000-7000-8000-000000000000',
      debitId: '01890000-0000-7000-8000-000000000000',
    },
    'POST /api/bank-entries/:id/match': {
      allocations: [{ invoiceId: '01890000-0000-7000-8000-000000000000', amount: 1 }],
    },
  },
  fields:
    'matches entryIds expenseIds collectionId debitId block paymentId columns state direction',
  parameters: 'from to status',

  fill: (desk, _made, mark) =>
    desk.upload('/bank-statements', {
      field: 'file',
      name: `${mark}.csv`,
      content: Buffer.from(
        `Buchungstag;Betrag;Name;Verwendungszweck\n02.01.2026;5,00;${mark};${mark}`
      ),
    }),

  /** Texts as a bank may send them. */
  writeHostile: (desk, _made, texts) => {
    const rows = texts.map((text) => `01.03.2026;1,00;${Array(6).fill(quoted(text)).join(';')}`)
    const content = Buffer.from(`${HEADINGS}\n${rows.join('\n')}\n`)
    const name = '<img src=x onerror=alert(1)>.csv'
    return desk.upload('/bank-statements', { field: 'file', name, content })
  },

  withoutFreeText: [
    /^bank_(statements\.(format|columns|closing_currency)|entries\.(state|return_reason))$/,
  ],
})
