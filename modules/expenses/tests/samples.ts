import { foldText } from '#core/database/search'
import { defineSamples } from '#core/tests/define_samples'
import { type Desk, inTurn, type Made } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'
import { recordNow } from '#modules/expenses/factories/recurring_expense_factory'

const LINE = { category: 'software', amount: 11.9, taxRate: 19 }

const MONTHLY = { startOn: '2026-01-31', every: 1, unit: 'month' }
const REPEATED = { vendor: 'Übernommen', lines: [LINE], schedule: MONTHLY, payment: 'automatic' }

const CLAIM = {
  date: '2026-01-02',
  vendor: 'Übernommen',
  category: 'travel',
  amount: 11.9,
  paidBy: 'person',
}
const TRIP = {
  startDate: '2026-01-05',
  startTime: '07:00',
  endDate: '2026-01-05',
  endTime: '18:00',
  route: 'Berlin – Kiel',
  purpose: 'Übernommen',
  km: 12,
  vehicle: 'car',
  hasMeals: true,
}
/** Accepted in every country, because its sum is typed. */
const ABROAD = { ...TRIP, km: null, isAbroad: true, perDiem: 10 }
const OWN_CATEGORY = {
  name: 'Übernommen',
  skr03: '4900',
  skr04: '6300',
  profitLine: 'otherCosts',
}
const VENDOR = {
  name: 'Übernommen',
  paymentDays: 30,
  skontoPercent: 2,
  skontoDays: 10,
  iban: 'DE02120300000000202051',
}
const REASON = { reason: 'Unlesbar' }

/** An expense that an outgoing entry of the bank has paid. */
async function payByBank(desk: Desk, mark: string) {
  const { _id } = await desk.post('/expenses', {
    vendor: `${mark} Bank`,
    date: '2026-01-03',
    dueDate: '2026-01-31',
    lines: [LINE],
  })
  await desk.upload('/bank-statements', {
    field: 'file',
    name: `${mark} out.csv`,
    content: Buffer.from(
      `Buchungstag;Betrag;Name;Verwendungszweck\n05.01.2026;-11,90;${mark} Bank;${mark}`
    ),
  })
  const [entry] = await desk.get<Made[]>('/bank-entries?direction=out')
  await desk.post(`/bank-entries/${entry?._id}/expenses`, { expenseIds: [_id] })
}

export default defineSamples({
  bodies: {
    'POST /api/expenses': { vendor: 'Übernommen', date: '2026-01-02', lines: [LINE] },
    'PUT /api/expenses/:id': { vendor: 'Übernommen' },
    'POST /api/vendors': VENDOR,
    'PUT /api/vendors/:id': VENDOR,
    'POST /api/vendors/:id/merge': { intoId: '01900000-0000-7000-8000-000000000000' },
    'POST /api/expense-categories': OWN_CATEGORY,
    'PUT /api/expense-categories/:id': OWN_CATEGORY,
    'POST /api/expenses/categorize': {
      expenseIds: ['01900000-0000-7000-8000-000000000000'],
      category: 'books',
    },
    'POST /api/recurring-expenses': REPEATED,
    'PUT /api/recurring-expenses/:id': REPEATED,
    'POST /api/recurring-expenses/dates': { schedule: MONTHLY },
    'POST /api/expense-claims': CLAIM,
    'PUT /api/expense-claims/:id': CLAIM,
    'POST /api/trip-claims': TRIP,
    'PUT /api/trip-claims/:id': TRIP,
    'POST /api/trip-claims/calculation': TRIP,
    'POST /api/expense-claims/:id/return': REASON,
    'POST /api/expense-claims/:id/reject': REASON,
    'POST /api/expense-claims/approve': { claimIds: ['01900000-0000-7000-8000-000000000000'] },
    'POST /api/expenses/:id/payment': { date: '2026-01-02' },
    'POST /api/invoices/:id/expenses': { expenses: ['01900000-0000-7000-8000-000000000000'] },
  },
  fields:
    'vendor vendorVatId vendorIban reference date dueDate paidDate taxTreatment currency exchangeRate notes lines version clientId isRebillable markup expenses schedule endsOn endsAfter payment dueDays recordsPast ' +
    'street postalCode city country vatId iban customerNumber paymentDays skontoPercent skontoDays intoId skontoDate tookSkonto withSkonto ' +
    'name skr03 skr04 profitLine expenseIds ' +
    'occasion guests category note amount paidBy taxRate reason claimIds ' +
    'startDate startTime endDate endTime isAbroad hasStay km vehicle hasMeals meals perKm perDiem route purpose acknowledged privateShare projectId',
  parameters:
    'status category from to withoutReceipt rebilling vendor date gross currency reference except clientId mine acknowledged projectId',

  async fill(desk, made, mark, companyId) {
    const { _id } = await desk.post('/expenses', {
      vendor: `${mark} Softwarehaus`,
      date: '2026-01-02',
      reference: mark,
      notes: mark,
      occasion: mark,
      guests: mark,
      lines: [{ ...LINE, description: mark }],
      clientId: made.idOf('client'),
      isRebillable: true,
    })
    const draft = await desk.post('/invoices', { clientId: made.idOf('client'), lines: [] })
    await desk.post(`/invoices/${draft._id}/expenses`, { expenses: [_id] })
    await desk.upload(`/expenses/${_id}/receipts`, {
      field: 'file',
      name: `${mark}.xml`,
      content: Buffer.from(`<?xml version="1.0"?><!-- ${mark} -->`),
    })
    made.keep('expense', _id)
    const [vendor] = await desk.get<Made[]>(`/vendors?search=${encodeURIComponent(mark)}`)
    if (vendor) made.keep('vendor', vendor._id)
    await desk.post('/vendors', {
      name: `${mark} Lieferant`,
      street: mark,
      postalCode: '1',
      city: mark,
      vatId: 'DE1',
      customerNumber: mark,
    })
    await desk.post('/expense-categories', { ...OWN_CATEGORY, name: mark })
    const repeated = await desk.post('/recurring-expenses', {
      ...REPEATED,
      vendor: `${mark} Vermieter`,
      lines: [{ ...LINE, description: mark }],
      notes: mark,
      clientId: made.idOf('client'),
    })
    await recordNow(companyId, repeated._id)
    made.keep('recurringExpense', repeated._id)
    await payByBank(desk, mark)
    await desk.post('/trip-claims', { ...TRIP, route: mark, purpose: mark })
    const claim = await desk.post('/expense-claims', {
      ...CLAIM,
      vendor: `${mark} Bahn`,
      note: mark,
      guests: mark,
    })
    await desk.upload(`/expense-claims/${claim._id}/receipts`, {
      field: 'file',
      name: `${mark}.xml`,
      content: Buffer.from(`<?xml version="1.0"?><!-- ${mark} claim -->`),
    })
  },

  async writeHostile(desk, _made, texts) {
    const next = supplyOf(texts)
    const vendors = texts.filter((text) => text.trim() && text.length <= 200)
    await inTurn(vendors, (vendor) =>
      desk.post('/expenses', {
        vendor,
        date: '2026-01-02',
        vendorVatId: next(20),
        vendorIban: next(34),
        reference: next(100),
        occasion: next(300),
        guests: next(1000),
        notes: packed(texts, 4000)[0],
        lines: [{ ...LINE, description: next(300) }],
      })
    )
    // Names that differ in marks or case alone are one name.
    const names = texts.filter((text) => text.trim() && text.length <= 60)
    const different = new Map(names.map((name) => [foldText(name), name]))
    await inTurn([...different.values()], (name) =>
      desk.post('/expense-categories', { ...OWN_CATEGORY, name })
    )
    const addresses = new Map(vendors.map((name) => [foldText(name), name]))
    await inTurn([...addresses.values()], (name) =>
      desk.post('/vendors', {
        name: `${name.slice(0, 190)} 2`,
        street: next(200),
        postalCode: next(20),
        city: next(100),
        vatId: next(20),
        customerNumber: next(60),
      })
    )
    await inTurn(vendors, (vendor) =>
      desk.post('/recurring-expenses', {
        ...REPEATED,
        vendor,
        vendorVatId: next(20),
        vendorIban: next(34),
        notes: packed(texts, 4000)[0],
        lines: [{ ...LINE, description: next(300) }],
      })
    )
    await inTurn(
      texts.filter((text) => text.trim() && text.length <= 150),
      (route) => desk.post('/trip-claims', { ...ABROAD, route, purpose: route })
    )
    await inTurn(vendors, async (vendor) => {
      const { _id } = await desk.post('/expense-claims', {
        ...CLAIM,
        vendor,
        note: next(300),
        guests: next(1000),
      })
      await desk.post(`/expense-claims/${_id}/reject`, { reason: vendor })
    })
  },

  withoutFreeText: [
    /^expense_claims\.(kind|status|paid_by|category|currency)$/,
    /^expense_claim_files\.(name|type|sha256|key_id)$/,
    /^expenses\.(number|tax_treatment|currency|own_currency)$/,
    /^expense_lines\.category$/,
    /^vendors\.(country|iban|category)$/,
    /^expense_categories\.(skr03|skr04|profit_line)$/,
    /^recurring_expenses\.(payment|schedule|currency|reason)$/,
    /^expense_receipts\.(name|type|sha256|key_id)$/,
  ],
})
