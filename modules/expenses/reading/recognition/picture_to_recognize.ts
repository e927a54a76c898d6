/// <reference path="./heic_decode.d.ts" />
import type { Sharp } from 'sharp'
import { openPicture } from '#core/files/picture'
import type { ReceiptType } from '#modules/expenses/receipts/receipt_type'
import { withEvenLight } from './even_light.js'
import { Unreadable } from './unreadable.js'

/** Phones take pictures of up to 50 megapixels. */
export const MOST_PIXELS = 50_000_000

/** In pixels. Letters of a receipt that fills the photo are about 30 high then, as recognition likes them. */
const LONG_SIDE = 2400

/**
 * A photo as recognition wants it: upright by its EXIF data, in greys and not larger than needed.
 * @returns PNG
 * @throws Unreadable
 */
export async function pictureToRecognize(bytes: Buffer, type: ReceiptType): Promise<Buffer> {
  const picture = type === 'image/heic' ? await openHeic(bytes) : await openAny(bytes)
  return readyToRecognize(picture.autoOrient())
}

/** In greys, evenly lit and scaled to the size that is recognized best. @throws Unreadable */
export const readyToRecognize = (picture: Sharp): Promise<Buffer> =>
  withEvenLight(
    picture
      .flatten({ background: '#fff' })
      .greyscale()
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
  ).catch(fail)

async function openAny(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  // The size is in the header; nothing is decoded yet.
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(fail)
  assertSize(width, height)
  return openPicture(bytes, MOST_PIXELS)
}

/** Any failure of the decoder is the fault of the untrusted file. */
const fail = (cause: unknown): never => {
  throw new Unreadable('expenses.picture_broken', { cause })
}

async function openHeic(bytes: Buffer) {
  const { default: decode } = await import('heic-decode')
  const { default: sharp } = await import('sharp')
  const [first] = await decode.all({ buffer: bytes }).catch(fail)
  if (!first) return fail(new Error('no picture'))
  // Known before anything is decoded.
  assertSize(first.width, first.height)
  const { data, width, height } = await first.decode().catch(fail)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

function assertSize(width: number, height: number) {
  if (width * height > MOST_PIXELS) throw new Unreadable('expenses.picture_too_large')
}
