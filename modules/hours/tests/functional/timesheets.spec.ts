import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { makeWork } from '#modules/hours/factories/work_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

type Work = Awaited<ReturnType<typeof makeWork>>

/** Bills what is unbilled by a run of a profile. Gives the id of the new draft. */
async function billed(desk: Work, by: string) {
  const ids = async (): Promise<string[]> =>
    (await desk.invoices()).map((invoice: { _id: string }) => invoice._id)
  const before = await ids()
  const { _id } = await desk.collecting({ by })
  await desk.step(_id, 'run')
  const [made = ''] = (await ids()).filter((id) => !before.includes(id))
  return made
}

async function timesheetOf(desk: Work, invoiceId: string) {
  const answer = await desk.get(`/api/invoices/${invoiceId}/timesheet`)
  answer.assertStatus(200)
  const name = decodeURIComponent(String(answer.header('content-disposition')).split("''")[1] ?? '')
  return { name, pdf: Buffer.from(answer.body()) }
}

/** In hundredths of an hour: each row of a day, and the sum below. */
function hoursIn(text: string) {
  const hundredths = (hours = '') => Number(hours.replace(/\D/g, ''))
  const rows = [...text.matchAll(/^\s*\d\d\.\d\d\.\d{4} .*\s(\d+[.,]\d\d)$/gm)]
  const [, sum] = text.match(/^\s*Total\s+(\d+[.,]\d\d) hrs$/m) ?? []
  return { rows: rows.map(([, hours]) => hundredths(hours)), sum: hundredths(sum) }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Ten pieces of work whose hours, each rounded, are more than the hours of them all. */
async function workOddly(desk: Work) {
  const build = await makeTask(desk.owner, { title: 'Build', projectId: desk.projectId })
  for (const day of [1, 2, 3, 4, 5]) {
    await desk.worked(`2029-12-0${day}`, 7, { note: `Sketch ${day}` })
    await desk.worked(`2029-12-1${day}`, 22, { taskId: build.id })
  }
}

test.group('Timesheets of invoices', (group) => {
  clockOf(group, '2029-12-31')

  for (const by of ['project', 'task', 'entry']) {
    test(`the hours of a timesheet add up to those billed by ${by}`, async ({ client, assert }) => {
      const desk = await makeWork(client)
      await workOddly(desk)
      const _id = await billed(desk, by)
      const onInvoice = total(
        (await desk.hours(_id)).map(([, hours]: [string, number]) => Math.round(hours * 100))
      )
      const text = textOfPdf((await timesheetOf(desk, _id)).pdf)
      const { rows, sum } = hoursIn(text)
      assert.lengthOf(rows, 10)
      assert.deepEqual([total(rows), sum], [onInvoice, onInvoice])
      for (const part of ['Web shop', 'Design', 'Build', 'Sketch 3', '03.12.2029']) {
        assert.include(text, part)
      }
      for (const price of ['90.00', '€', 'EUR']) assert.notInclude(text, price)

      // As it was billed before the shares were kept.
      await inTx(() =>
        changeRows('update billed_time set hundredths = null where invoice_id = ?', [_id])
      )
      const before = hoursIn(textOfPdf((await timesheetOf(desk, _id)).pdf))
      assert.deepEqual([total(before.rows), before.sum], [242, 242])
    }).skip(!canReadPdf, 'pdftotext is not installed')
  }

  test('hours of another invoice are not in it, and a day is one of the company’s zone', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60, { note: 'Former' })
    const former = await billed(desk, 'task')
    await desk.worked('2029-12-04', 30, {
      note: 'Later',
      startTime: Date.parse('2029-12-04T23:30:00Z'),
      endTime: Date.parse('2029-12-05T00:30:00Z'),
    })
    const later = await billed(desk, 'task')
    const [first, second] = [
      textOfPdf((await timesheetOf(desk, former)).pdf),
      textOfPdf((await timesheetOf(desk, later)).pdf),
    ]
    assert.include(first, 'Former')
    assert.notInclude(first, 'Later')
    assert.include(second, 'Later')
    assert.notInclude(second, 'Former')
    assert.include(second, '05.12.2029')
    assert.notInclude(second, '04.12.2029')
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('it speaks the language of the invoice and names its number', async ({ client, assert }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    const draft = await billed(desk, 'task')
    assert.equal((await timesheetOf(desk, draft)).name, 'Timesheet-Draft.pdf')

    const { version } = (await desk.get(`/api/clients/${desk.clientId}`)).body()
    const inGerman = { name: 'Bäckerei Kruse', language: 'de', version }
    ;(await desk.put(`/api/clients/${desk.clientId}`, inGerman)).assertStatus(200)
    const { name, pdf } = await timesheetOf(desk, draft)
    assert.equal(name, 'Leistungsnachweis-Entwurf.pdf')
    if (canReadPdf) assert.match(textOfPdf(pdf), /Zur Rechnung\s+Entwurf/)

    ;(await desk.post(`/api/invoices/${draft}/issue`)).assertStatus(200)
    const { number } = (await desk.get(`/api/invoices/${draft}`)).body()
    const issued = await timesheetOf(desk, draft)
    assert.equal(issued.name, `Leistungsnachweis-${number}.pdf`)
    const again = await timesheetOf(desk, draft)
    assert.isTrue(issued.pdf.equals(again.pdf))
    if (canReadPdf) assert.include(textOfPdf(issued.pdf), `Leistungsnachweis ${number}`)
  })

  test('it is put to a draft as an attachment that names no number, in the place of the last', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    const draft = await billed(desk, 'task')
    const path = `/api/invoices/${draft}/timesheet`
    ;(await desk.post(path)).assertStatus(200)
    const answer = await desk.post(path)
    answer.assertStatus(200)
    const [file, ...others] = answer.body().attachments
    assert.lengthOf(others, 0)
    assert.deepInclude(file, { name: 'Timesheet.pdf', type: 'application/pdf' })
    const saved = await desk.get(`/api/invoices/${draft}/attachments/${file._id}`)
    if (canReadPdf) {
      const text = textOfPdf(Buffer.from(saved.body()))
      assert.include(text, '03.12.2029')
      assert.notMatch(text, /draft/i)
    }
    ;(await desk.post(`/api/invoices/${draft}/issue`)).assertStatus(200)
    ;(await desk.post(path)).assertStatus(409)
  })

  test('row 104: from the issue on it stays as it is, also after the invoice is cancelled', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const { id } = await desk.worked('2029-12-03', 60, { note: 'Sketches' })
    const invoiceId = await billed(desk, 'task')
    ;(await desk.post(`/api/invoices/${invoiceId}/issue`)).assertStatus(200)
    const issued = await timesheetOf(desk, invoiceId)

    const { version } = (await desk.get(`/api/projects/${desk.projectId}`)).body()
    await desk.put(`/api/projects/${desk.projectId}`, { name: 'Renamed', version })
    const path = `/api/time-entries/${id}`
    await client.patch(path).bearerToken(desk.owner.token).json({ note: 'Corrected' })
    assert.isTrue((await timesheetOf(desk, invoiceId)).pdf.equals(issued.pdf))

    ;(await desk.post(`/api/invoices/${invoiceId}/cancel`)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false])
    assert.isTrue((await timesheetOf(desk, invoiceId)).pdf.equals(issued.pdf))
  })

  test('row 104: an attached timesheet goes with its hours and is printed again with new ones', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    await desk.worked('2029-12-04', 30)
    const { clientId } = desk
    const first = { clientId, timesheet: true, to: '2029-12-03' }
    const draft = (await desk.post('/api/unbilled-hours/invoice', first)).body()
    const [attached] = draft.attachments
    const more = (await desk.post(`/api/invoices/${draft._id}/hours`, {})).body()
    assert.lengthOf(more.attachments, 1)
    assert.notEqual(more.attachments[0]._id, attached._id)

    const [kept] = more.lines
    const saved = await desk.put(`/api/invoices/${draft._id}`, { lines: [kept] })
    assert.isEmpty(saved.body().attachments)
  })

  test('an invoice without hours has none, nor has one of another company', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    const _id = await billed(desk, 'task')
    const without = await billed(desk, 'task')
    const refused = await desk.get(`/api/invoices/${without}/timesheet`)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'no_billed_time')

    await assertHidden(client, _id)
  })
})

async function assertHidden(client: ApiClient, invoiceId: string) {
  const stranger = await makeWork(client)
  const answer = await stranger.get(`/api/invoices/${invoiceId}/timesheet`)
  answer.assertStatus(404)
}
