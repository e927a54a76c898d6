import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { test } from '@japa/runner'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { TICKET } from '#modules/expenses/factories/claim_factory'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'
import { RECEIPTS } from '../support/printed_receipts.js'
import { photograph } from '../support/receipt_pictures.js'

const PATH = '/api/expense-readings'
const TAXI = new URL('../support/taxi.heic', import.meta.url)
const PATIENCE = 240_000

/** A PNG that says it is 30,000 × 30,000 pixels large and has a few bytes of them. */
function flood() {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(type), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(90_001))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer) {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  }
  return (rest ^ 0xffffffff) >>> 0
}

/** A HEIC that says it is larger than anything that is decoded. */
async function heicFlood() {
  const file = await readFile(TAXI)
  for (let at = file.indexOf('ispe'); at >= 0; at = file.indexOf('ispe', at + 4)) {
    file.writeUInt32BE(60_000, at + 8)
    file.writeUInt32BE(60_000, at + 12)
  }
  return file
}

const photo = () => photograph(RECEIPTS.taxi ?? fail(), 'turned')
const fail = (): never => {
  throw new Error('No receipt')
}

const grey = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()

async function emptyPdf() {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  return Buffer.from(await pdf.save())
}

const HOSTILE: Record<string, { file: () => Promise<Buffer>; code: string | RegExp }> = {
  'a pixel flood in PNG': { file: async () => flood(), code: 'picture_too_large' },
  'a pixel flood in HEIC': { file: heicFlood, code: /picture_(too_large|broken)/ },
  'a truncated JPEG': {
    file: async () => (await photo()).subarray(0, 20_000),
    code: 'picture_broken',
  },
  'a truncated HEIC': {
    file: async () => (await readFile(TAXI)).subarray(0, 6000),
    code: 'picture_broken',
  },
  'a page that begins as a PNG': {
    file: async () =>
      Buffer.from('\x89PNG\r\n\x1a\n<html><script>alert(1)</script></html>', 'latin1'),
    code: 'picture_broken',
  },
  'a picture of nothing': {
    file: () => grey(),
    code: 'no_text',
  },
  'an empty PDF': { file: emptyPdf, code: 'no_text' },
  'a PDF without a page': { file: async () => Buffer.from('%PDF-1.7\n'), code: 'pdf_broken' },
  'XML with a document type': {
    file: async () => Buffer.from('<?xml version="1.0"?><!DOCTYPE a><a/>'),
    code: 'xml_forbidden',
  },
  'XML of another kind': {
    file: async () => Buffer.from('<?xml version="1.0"?><note/>'),
    code: 'not_an_invoice',
  },
  'a program': { file: async () => Buffer.from('MZ program'), code: 'receipt_kind' },
}

test.group('Hostile receipts', (group) => {
  group.each.timeout(PATIENCE)

  test('{$self} is refused with field, code and a sentence')
    .with(Object.keys(HOSTILE))
    .run(async ({ client, assert }, name) => {
      const desk = await makeExpenseDesk(client)
      const { file, code } = HOSTILE[name] ?? fail()
      const response = await desk.sendFile(PATH, 'photo.jpg', await file())
      response.assertStatus(422)
      const { fields, error } = response.body()
      assert.equal(fields[0].field, 'file')
      assert.match(fields[0].code ?? response.body().code, new RegExp(code))
      assert.isAbove(error.length, 20)
    })

  test('a pixel flood is kept with no expense and no receipt that is handed in', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const { _id } = await desk.expense()
    const claim = await desk.post('/api/expense-claims', { ...TICKET, date: '2026-01-05' })
    for (const path of [`/api/expenses/${_id}`, `/api/expense-claims/${claim.body()._id}`]) {
      const refused = await desk.sendFile(`${path}/receipts`, 'photo.png', flood())
      refused.assertStatus(422)
      refused.assertBodyContains({ code: 'picture_too_large', fields: [{ field: 'file' }] })
      assert.lengthOf((await desk.get(path)).body().receipts, 0)
    }
  })

  test('a photo that is a PDF and a program too is read as the photo that it is', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const jpeg = await photo()
    const comment = Buffer.from('%PDF-1.7\n<script>alert(1)</script>')
    const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
    const polyglot = Buffer.concat([
      jpeg.subarray(0, 2),
      length,
      comment,
      jpeg.subarray(2),
      Buffer.from('PK\x03\x04#!/bin/sh\n'),
    ])
    const response = await desk.sendFile(PATH, 'photo.jpg', polyglot)
    response.assertStatus(200)
    assert.equal(response.body().source, 'picture')
    assert.equal(response.body().expense.vendor, 'Taxi Yilmaz')
  })

  test('a file of 50 MB is refused before it is read', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    const response = await desk.sendFile(PATH, 'photo.jpg', Buffer.alloc(50_000_000, 0xff))
    response.assertStatus(413)
    response.assertBodyContains({ code: 'too_large', fields: [{ field: 'file' }] })
    assert.include(response.body().error, '15 MB')
  })

  test('the server answers others while 40 megapixels of noise are recognized', async ({
    client,
    assert,
  }) => {
    const [desk, other] = [await makeExpenseDesk(client), await makeExpenseDesk(client)]
    const noise = await sharp({
      create: {
        width: 8000,
        height: 5000,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .greyscale()
      .jpeg({ quality: 30 })
      .toBuffer()
    const order: string[] = []
    const reading = desk.sendFile(PATH, 'noise.jpg', noise).then((response) => {
      order.push('noise')
      return response
    })
    ;(await client.get('/api/health/ready')).assertStatus(200)
    order.push('health')
    const small = await other.sendFile(PATH, 'a.pdf', await emptyPdf())
    small.assertStatus(422)
    order.push('file of another company')
    assert.include([200, 422], (await reading).status())
    assert.deepEqual(order, ['health', 'file of another company', 'noise'])
  })

  test('a company that sends too many photos waits for itself', async ({ client, assert }) => {
    const [desk, other] = [await makeExpenseDesk(client), await makeExpenseDesk(client)]
    const empty = await grey()
    const responses = await Promise.all([
      ...Array.from({ length: 24 }, async () => desk.sendFile(PATH, 'a.jpg', empty)),
      other.sendFile(PATH, 'a.jpg', empty),
    ])
    const refused = responses.filter((response) => response.status() === 429)
    assert.isNotEmpty(refused)
    assert.equal(responses.at(-1)?.status(), 422)
  })
})
