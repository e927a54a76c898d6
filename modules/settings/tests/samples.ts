import { defineSamples } from '#core/tests/define_samples'
import type { Desk } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'

export default defineSamples({
  fields: 'companyInfo preferences texts numberRanges language currency',
  parameters: 'language currency list',

  async fill(desk, _made, mark) {
    await desk.post('/saved-views', { list: 'invoices', name: mark, parameters: mark })
    const range = { kind: 'creditNote', next: 3, gapReason: mark }
    await desk.post('/settings', { numberRanges: [range] })
  },

  async writeHostile(desk, _made, texts) {
    await writeSettings(desk, texts)
    await desk.post('/saved-views', {
      list: 'invoices',
      name: packed(texts, 80, ' ')[0],
      parameters: packed(texts, 2000, ' ')[0],
    })
    const reasons = packed(texts, 500, ' ')
    for (const [index, gapReason] of reasons.entries()) {
      const range = { kind: 'creditNote', next: 2 + index, gapReason }
      await desk.post('/settings', { numberRanges: [range] })
    }
  },

  withoutFreeText: [
    /^(saved_views\.list|company_profiles\.(templates|imprint_url|privacy_url|creditor_id|vat_basis|vat_interval|time_rounding_mode|stationery)|number_gaps\.(period|pattern|cause|created_by))$/,
  ],
})

/** The company's name is one of the texts too. */
async function writeSettings(desk: Desk, texts: string[]) {
  const next = supplyOf(texts)
  await desk.post('/settings', {
    texts: { sq: { registerEntry: next(200), invoiceIntro: packed(texts, 2000)[0] } },
    companyInfo: {
      companyName: texts[0],
      legalForm: next(80),
      street: next(200),
      postalCode: next(20),
      city: next(120),
      country: 'AE',
      taxNumber: next(40),
      businessNumber: next(40),
      registerEntry: next(200),
      phone: next(60),
      bankName: next(120),
      tradingName: next(200),
      addressLine: next(200),
      legalNote: next(500),
      contactName: next(120),
      contactPhone: next(60),
      eAddress: next(200),
      accountHolder: next(120),
    },
    preferences: {
      signer: next(120),
      invoiceClosing: packed(texts, 2000)[0],
      // Refuses texts that look like a placeholder.
      paymentTerms: supplyOf(texts.filter((text) => !text.includes('{{')))(500),
      invoiceIntro: packed(texts, 2000)[0],
      estimateIntro: packed(texts, 2000)[0],
      estimateClosing: packed(texts, 2000)[0],
      estimateFooter: packed(texts, 2000).at(-1)?.slice(0, 300),
      invoiceFooter: packed(texts, 2000).at(-1)?.slice(0, 300),
    },
  })
}
