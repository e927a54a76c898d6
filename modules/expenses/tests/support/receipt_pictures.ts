import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp, { type Sharp } from 'sharp'
import type { PrintedReceipt } from './printed_receipts.js'

const INTER = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json')
)
const FONTS = ['400Regular', '700Bold'].map((cut) => join(INTER, cut))

const PAPERS = {
  till: '#set page(width: 80mm, height: auto, margin: 5mm)\n#set text(font: "DejaVu Sans Mono", size: 8pt)',
  letter:
    '#set page(width: 210mm, height: 200mm, margin: 18mm)\n#set text(font: "Inter", size: 10pt)',
}

const literal = (text: string) => JSON.stringify(text)

/** The source of a receipt: the first cell of a row at the left edge, the last one at the right edge. */
function sourceOf({ paper, rows }: PrintedReceipt) {
  const body = rows.map((row) => {
    if (typeof row === 'string') return `#text(${literal(row)}) #v(1pt)`
    const cells = row.map((cell) => `text(${literal(cell)})`).join(', ')
    const columns = row.map((_, index) => (index === 0 ? '1fr' : 'auto')).join(', ')
    return `#grid(columns: (${columns},), column-gutter: 14pt, ${cells}) #v(1pt)`
  })
  return `${PAPERS[paper]}\n#set par(spacing: 5pt)\n${body.join('\n\n')}`
}

/** A receipt as a sharp picture at 200 dpi. */
export async function printReceipt(receipt: PrintedReceipt): Promise<Buffer> {
  const compiler = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontPaths: FONTS }] })
  const { result } = compiler.compile({ mainFileContent: sourceOf(receipt) })
  if (!result) throw new Error('The receipt was not printed.')
  const svg = Buffer.from(compiler.plainSvg(result))
  return sharp(svg, { density: receipt.paper === 'till' ? 260 : 170 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}

/** Photos differ in how they were taken; each of these is made of a printed receipt. */
export const SHOTS = {
  sharp: (picture) => sharp(picture).png(),
  tilted: async (picture) =>
    sharp(await sharp(picture).rotate(2.5, { background: '#b9b4aa' }).toBuffer()).jpeg({
      quality: 70,
    }),
  /** A grainy photo of thermal paper. */
  grainy: async (picture) => sharp(await withNoise(picture, 26)).jpeg({ quality: 60 }),
  /** Not quite in focus, and small. */
  blurred: (picture) => sharp(picture).resize({ width: 700 }).blur(0.9).jpeg({ quality: 75 }),
  /** In the shadow of a hand. */
  shaded: async (picture) => sharp(await withShadow(picture)).jpeg({ quality: 75 }),
  /** Taken with the phone on its side, which only the EXIF data say. */
  turned: async (picture) =>
    sharp(await sharp(picture).rotate(270).toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 80 }),
} satisfies Record<string, (picture: Buffer) => Sharp | Promise<Sharp>>

export type Shot = keyof typeof SHOTS

export const photograph = async (receipt: PrintedReceipt, shot: Shot): Promise<Buffer> =>
  (await SHOTS[shot](await printReceipt(receipt))).toBuffer()

/** The same grain in each run. */
async function withNoise(picture: Buffer, most: number) {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let seed = 1
  for (let index = 0; index < data.length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const grey = (data[index] ?? 0) * 0.75 + 30
    data[index] = Math.max(0, Math.min(255, grey + (seed / 2_147_483_648 - 0.5) * 2 * most))
  }
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer()
}

async function withShadow(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata()
  const shadow = `<svg width="${width}" height="${height}"><linearGradient id="g" x2="1" y2="1"><stop offset=".3" stop-color="#fff"/><stop offset=".7" stop-color="#555"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return sharp(picture)
    .composite([{ input: Buffer.from(shadow), blend: 'multiply' }])
    .png()
    .toBuffer()
}
