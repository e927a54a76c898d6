import type { Sharp } from 'sharp'

const MOST_PIXELS = 50_000_000

/** First bytes of PNG, JPEG, GIF and WebP. SVG is a program, not a picture, and is not among them. */
const SIGNATURES = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8[79]a/, /^RIFF[\s\S]{4}WEBP/]

/** Whether a file begins as one of the formats that are taken. */
export function isPicture(upload: Buffer) {
  const start = upload.subarray(0, 16).toString('latin1')
  return SIGNATURES.some((signature) => signature.test(start))
}

/**
 * Opens an uploaded picture to be drawn anew: whatever else the file was or carried (scripts, places, cameras) is gone
 * then. Reading it fails for anything that is not wholly a picture of a reasonable size; the decoder's words are about
 * bytes and limits, which no user can act on.
 */
export async function openPicture(upload: Buffer, mostPixels = MOST_PIXELS): Promise<Sharp> {
  // With the first picture, not with the server: it brings a library of its own.
  const { default: sharp } = await import('sharp')
  return sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' })
}

/** In the colours of screens and made smaller, where it is larger than so many pixels. */
export const fitInto = (picture: Sharp, width: number, height = width) =>
  picture.resize({ width, height, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
