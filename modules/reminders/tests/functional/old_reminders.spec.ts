import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { verifyDocuments } from '#modules/documents/public'
import { frozenHash } from '#modules/reminders/frozen_reminder'
import { Reminder } from '#modules/reminders/models/reminder'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'
import { levelBody, makeDunning } from '#modules/reminders/tests/dunning'

const RATES = [{ from: '2020-01-01', percent: 1.27 }]
/** As the forms 1 to 3 kept them. */
const PERIODS = [
  { days: 10, percent: '11.27' },
  { days: 20, percent: '10.27' },
]

test.group('Reminders from before 2026-12', () => {
  test('are proved, shown and printed as they were', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    const level = levelBody({ chargesInterest: true })
    await dunning.rules({ levels: [level], baseRates: RATES })
    const { _id } = (await dunning.remind([await dunning.late(30)])).body()
    await freezeAsBefore(dunning.company.id, _id)
    assert.deepEqual(await verifyDocuments(dunning.company), [])

    const { invoices } = (await dunning.get(`/api/reminders/${_id}`)).body()
    const undated = { from: null, until: null, open: null, interest: null }
    assert.deepEqual(
      invoices[0].interestPeriods,
      PERIODS.map(({ days, percent }) => ({ days, percent: Number(percent), ...undated }))
    )
    const text = textOfPdf((await dunning.get(`/api/reminders/${_id}/pdf`)).body())
    assert.match(text, /Zinsen: 10 Tage zu 11,27\s%, 20 Tage zu 10,27\s% = 1,00\s€/)
  }).skip(!canReadPdf, 'needs pdftotext')
})

/** Gives a reminder the periods and the hash that it would have got in form 3. */
async function freezeAsBefore(companyId: string, id: string) {
  await inTx(async () => {
    const row = { company_id: companyId, reminder_id: id }
    const interest_periods = JSON.stringify(PERIODS)
    await writer().from('reminded_invoices').where(row).update({ interest_periods })
    const reminder = await Reminder.findIn({ id: companyId }, id)
    reminder.frozenVersion = 3
    const sha256 = frozenHash(reminder, await remindedInvoicesOf(reminder))
    await writer()
      .from('reminders')
      .where({ company_id: companyId, id })
      .update({ frozen_version: 3, document_hash: sha256 })
    const entry = { company_id: companyId, subject_id: id, action: 'reminder.issued' }
    const { sequence, details } = await writer().from('audit_log').where(entry).firstOrFail()
    await writer()
      .from('audit_log')
      .where({ ...entry, sequence })
      .update({ details: JSON.stringify({ ...JSON.parse(details), sha256 }) })
  })
}
