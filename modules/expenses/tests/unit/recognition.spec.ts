import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { test } from '@japa/runner'
import { pictureToRecognize } from '#modules/expenses/reading/recognition/picture_to_recognize'
import { recognize } from '#modules/expenses/reading/recognition/recognize'
import { RECEIPTS } from '../support/printed_receipts.js'
import { photograph } from '../support/receipt_pictures.js'

const TAXI = new URL('../support/taxi.heic', import.meta.url)

test.group('Recognition of receipts', (group) => {
  group.each.timeout(240_000)

  test('nothing is fetched: engine, language data and decoders are packages', async ({
    assert,
    cleanup,
  }) => {
    const asked: unknown[] = []
    const { connect } = Socket.prototype
    const { fetch } = globalThis
    cleanup(() => {
      Socket.prototype.connect = connect
      globalThis.fetch = fetch
    })
    Socket.prototype.connect = ((...to: unknown[]) => {
      asked.push(to)
      throw new Error('no network')
    }) as typeof connect
    globalThis.fetch = async (address) => {
      asked.push(address)
      throw new Error('no network')
    }
    const photo = await pictureToRecognize(await readFile(TAXI), 'image/heic')
    for (const languages of [['deu', 'eng'] as const, ['sqi', 'eng'] as const]) {
      assert.include(await recognize([photo], languages), 'Fahrpreis')
    }
    assert.deepEqual(asked, [])
  })

  test('a photo is upright by its EXIF data', async ({ assert }) => {
    if (!RECEIPTS.taxi) throw new Error('No receipt')
    const photo = await photograph(RECEIPTS.taxi, 'turned')
    const text = await recognize([await pictureToRecognize(photo, 'image/jpeg')], ['deu'])
    assert.include(text, 'Lange Reihe 5')
  })
})
