import type { Sharp } from 'sharp'

/** The paper is looked at in squares of this many pixels, which are larger than letters. */
const SQUARE = 24
/** White, less the grain of the paper. */
const WHITE = 245

/**
 * Takes shadows and the colour of the paper out of a photo: each pixel is compared with the paper around it. Letters in
 * the shadow become as dark as those in the light, so that one threshold fits all.
 * @param picture in greys
 * @returns PNG
 */
export async function withEvenLight(picture: Sharp): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const raw = { width, height, channels: 1 } as const
  const squares = await sharp(data, { raw })
    .resize({
      width: Math.max(1, Math.round(width / SQUARE)),
      height: Math.max(1, Math.round(height / SQUARE)),
      fit: 'fill',
      kernel: 'cubic',
    })
    .median(3)
    .png()
    .toBuffer()
  const paper = await sharp(squares)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  for (let index = 0; index < data.length; index += 1) {
    data[index] = Math.min(255, ((data[index] ?? 0) * WHITE) / Math.max(1, paper[index] ?? 1))
  }
  return sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer()
}
