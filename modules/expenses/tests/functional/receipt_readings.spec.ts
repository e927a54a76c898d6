import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { setClock } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeClaimDesk } from '#modules/expenses/factories/claim_factory'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'
import { type PrintedReceipt, RECEIPTS } from '../support/printed_receipts.js'
import { photograph } from '../support/receipt_pictures.js'

const PATH = '/api/expense-readings'
const TAXI = new URL('../support/taxi.heic', import.meta.url)

/** Each receipt is recognized in a new process, which may have to wait for the processor. */
const PATIENCE = 240_000

const receipt = (name: string): PrintedReceipt => {
  const found = RECEIPTS[name]
  if (!found) throw new Error(`No receipt ${name}`)
  return found
}

/** A PDF as a program writes it, its lines in no order. */
async function textPdf({ rows }: PrintedReceipt) {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  const pieces = rows.flatMap((row, index) => {
    const cells = typeof row === 'string' ? [row] : row
    return cells.map((text, column) => ({ text, x: 50 + column * 110, y: 780 - index * 18 }))
  })
  for (const { text, x, y } of pieces.reverse()) page.drawText(text, { x, y, size: 9, font })
  return Buffer.from(await pdf.save())
}

/** A PDF as a scanner writes it: a picture and no text, turned by its page. */
async function scannedPdf(picture: Buffer) {
  const pdf = await PDFDocument.create()
  const image = await pdf.embedJpg(await sharp(picture).rotate(270).jpeg().toBuffer())
  const page = pdf.addPage([image.width / 3, image.height / 3])
  page.drawImage(image, { x: 0, y: 0, width: image.width / 3, height: image.height / 3 })
  page.setRotation({ type: 'degrees', angle: 90 } as never)
  return Buffer.from(await pdf.save())
}

test.group('Row 111: fields of a receipt are proposed', (group) => {
  group.each.timeout(PATIENCE)
  group.each.setup(() => setClock(() => Date.parse('2026-11-28T12:00:00Z')))

  test('row 111: a photo proposes vendor, day, number, amounts and VAT, and saves nothing', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    await desk.expense({
      vendor: 'Frischmarkt Lindner GmbH',
      lines: [{ category: 'officeSupplies', amount: 1, taxRate: 19 }],
    })
    const before = (await desk.get('/api/expenses')).body()
    const photo = await photograph(receipt('supermarket'), 'turned')
    const response = await desk.sendFile(PATH, 'photo.jpg', photo)
    response.assertStatus(200)
    assert.containSubset(response.body(), {
      source: 'picture',
      findings: [],
      expense: {
        vendor: 'Frischmarkt Lindner GmbH',
        vendorVatId: 'DE136695976',
        reference: '4711',
        date: '2026-11-14',
        dueDate: null,
        currency: 'EUR',
        taxTreatment: 'domestic',
        lines: [
          { category: 'officeSupplies', amount: 9.48, taxRate: 19, tax: 1.51 },
          { category: 'officeSupplies', amount: 8.78, taxRate: 7, tax: 0.57 },
        ],
      },
    })
    assert.deepEqual((await desk.get('/api/expenses')).body(), before)
  })

  test('row 111: a photo of a phone in HEIC is read', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    const response = await desk.sendFile(PATH, 'photo.heic', await readFile(TAXI))
    response.assertStatus(200)
    assert.containSubset(response.body(), {
      source: 'picture',
      expense: {
        vendor: 'Taxi Yilmaz',
        date: '2026-11-09',
        lines: [{ amount: 23.4, taxRate: 7, tax: 1.53 }],
      },
    })
  })

  test('row 111: a PDF is read by its text, whatever order its text has', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const response = await desk.sendFile(PATH, 'a.pdf', await textPdf(receipt('office')))
    response.assertStatus(200)
    assert.containSubset(response.body(), {
      source: 'text',
      expense: {
        vendor: 'Papier Krause GmbH',
        reference: 'RE-2026-08842',
        date: '2026-11-02',
        dueDate: '2026-11-16',
        vendorIban: 'DE02120300000000202051',
        currency: 'EUR',
        lines: [{ amount: 278.46, taxRate: 19, tax: 44.46 }],
      },
    })
  })

  test('row 111: Skonto in the text of a PDF is proposed before the terms of its vendor', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const terms = { paymentDays: 30, skontoPercent: 3, skontoDays: 5 }
    await desk.post('/api/vendors', { name: 'Papier Krause GmbH', ...terms })
    const office = receipt('office')
    const proposedWith = async (...rows: string[]) => {
      const pdf = await textPdf({ ...office, rows: [...office.rows, ...rows] })
      const { skontoPercent, skontoDate } = (await desk.sendFile(PATH, 'a.pdf', pdf)).body().expense
      return { skontoPercent, skontoDate }
    }
    const offer = 'Bei Zahlung innerhalb von 10 Tagen gewähren wir 2 % Skonto.'
    assert.deepEqual(await proposedWith(offer), { skontoPercent: 2, skontoDate: '2026-11-12' })
    const doubt = 'Oder 2,5 % Skonto bis 06.11.2026.'
    const ofVendor = { skontoPercent: 3, skontoDate: '2026-11-07' }
    assert.deepEqual(await proposedWith(offer, doubt), ofVendor)
  })

  test('row 111: a scanned PDF is recognized, turned as its page says', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const scan = await scannedPdf(await photograph(receipt('british'), 'sharp'))
    const response = await desk.sendFile(PATH, 'scan.pdf', scan)
    response.assertStatus(200)
    assert.containSubset(response.body(), {
      source: 'picture',
      expense: { vendor: 'Harbour Print Ltd', lines: [{ amount: 393.6, taxRate: 20, tax: 65.6 }] },
    })
  })

  test('row 111: an employee’s receipt proposes what is typed, and nothing of the company', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const employee = desk.as(await makePerson(desk.company.id, 'employee'))
    const path = '/api/expense-claim-readings'
    const photo = await photograph(receipt('taxi'), 'sharp')
    const response = await employee.sendFile(path, 'photo.jpg', photo)
    response.assertStatus(200)
    assert.deepEqual(response.body(), { vendor: 'Taxi Yilmaz', date: '2026-11-09', amount: 23.4 })
    const foreign = await employee.sendFile(path, 'a.pdf', await textPdf(receipt('software')))
    assert.deepEqual(foreign.body(), {
      vendor: 'Cloudform Inc.',
      date: '2026-11-03',
      amount: null,
    })
  })
})
