import { MOST_PIXELS, readyToRecognize } from './picture_to_recognize.js'
import { Unreadable } from './unreadable.js'

type Pdf = typeof import('unpdf')
type Document = Awaited<ReturnType<Pdf['getDocumentProxy']>>
type Page = Awaited<ReturnType<Document['getPage']>>

/** Pages that are looked at: totals come early, terms late. */
const MOST_PAGES = 5
/** Pages that are recognized: each takes seconds. */
const MOST_SCANS = 2
/** A text layer with fewer letters holds a stamp of the scanner. */
const FEWEST_LETTERS = 20

/**
 * The text of a PDF, or pictures of its pages when it has none.
 * @throws Unreadable
 */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; scans: Buffer[] }> {
  const pages = await openPages(bytes).catch((cause) => {
    // Any failure of the library is the fault of the untrusted file.
    throw new Unreadable('expenses.pdf_unreadable', { cause })
  })
  const texts: string[] = []
  for (const page of pages) texts.push(await textLayerOf(page))
  const text = texts.join('\n')
  if ((text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS) return { text, scans: [] }
  const scans: Buffer[] = []
  for (const page of pages.slice(0, MOST_SCANS)) scans.push(...(await scanOf(page)))
  if (scans.length === 0) throw new Unreadable('expenses.no_text')
  return { text: '', scans }
}

async function openPages(bytes: Uint8Array) {
  const { getDocumentProxy } = await import('unpdf')
  // A copy, because the library takes ownership of the memory. Larger pictures are left out.
  const document = await getDocumentProxy(Uint8Array.from(bytes), {
    verbosity: 0,
    maxImageSize: MOST_PIXELS,
  })
  const count = Math.min(document.numPages, MOST_PAGES)
  return Promise.all(Array.from({ length: count }, (_, index) => document.getPage(index + 1)))
}

interface Piece {
  text: string
  x: number
  y: number
  height: number
}

/** The pieces of a text layer come in any order: those at one height are a line of the paper. */
async function textLayerOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): Piece[] =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, x: item.transform[4], y: item.transform[5], height: item.height }]
      : []
  )
  pieces.sort((one, other) => other.y - one.y)
  const rows: Piece[][] = []
  for (const piece of pieces) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && first.y - piece.y < Math.max(first.height, piece.height, 4) / 2)
      row.push(piece)
    else rows.push([piece])
  }
  return rows
    .map((row) =>
      row
        .sort((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' ')
    )
    .join('\n')
}

/** Kinds of pictures of PDF.js, with their channels; 0 for one bit per pixel. */
const CHANNELS: Record<number, 0 | 3 | 4> = { 1: 0, 2: 3, 3: 4 }

interface PdfPicture {
  kind: number
  width: number
  height: number
  data?: Uint8Array | Uint8ClampedArray
}

/** The largest picture on a page, which is the page itself when it was scanned. */
async function scanOf(page: Page): Promise<Buffer[]> {
  const { getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const names = argsArray.flatMap((args, index) =>
    fnArray[index] === OPS.paintImageXObject ? [String(args[0])] : []
  )
  const pictures = await Promise.all(names.map((name) => pictureOf(page, name)))
  const [largest] = pictures
    .filter((picture) => picture?.data)
    .sort((one, other) => areaOf(other) - areaOf(one))
  if (!largest?.data) return []
  const { kind, width, height, data } = largest
  const channels = CHANNELS[kind]
  if (channels === undefined) return []
  const { default: sharp } = await import('sharp')
  const raw =
    channels === 0
      ? sharp(greysOf(data, width, height), { raw: { width, height, channels: 1 } })
      : sharp(data, { raw: { width, height, channels } })
  return [await readyToRecognize(raw.rotate(page.rotate))]
}

const areaOf = (picture: PdfPicture | null) => (picture ? picture.width * picture.height : 0)

const pictureOf = (page: Page, name: string) =>
  new Promise<PdfPicture | null>((resolve) =>
    (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve)
  )

/** A byte for each bit; rows begin with a new byte. */
function greysOf(bits: Uint8Array | Uint8ClampedArray, width: number, height: number) {
  const stride = Math.ceil(width / 8)
  const greys = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const byte = bits[y * stride + (x >> 3)] ?? 0
      greys[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0
    }
  }
  return greys
}
