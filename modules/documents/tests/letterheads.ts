import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString, rgb, StandardFonts } from 'pdf-lib'

const A4 = [595.28, 841.89] as const

/** A letterhead as a designer would deliver it. */
export async function letterheadPdf({
  pages = 1,
  size = A4,
}: {
  pages?: number
  size?: readonly [number, number]
} = {}) {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.HelveticaBold)
  for (let page = 0; page < pages; page++) {
    const paper = pdf.addPage([...size])
    paper.drawRectangle({
      x: 0,
      y: size[1] - 20,
      width: size[0],
      height: 20,
      color: rgb(0.7, 0.1, 0.1),
    })
    paper.drawText(page === 0 ? 'Atelier Brandt' : 'Folgeseite', {
      x: 60,
      y: size[1] - 70,
      size: 22,
      font,
    })
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }))
}

/** The same with everything that a PDF can do besides being printed. */
export async function activePdf() {
  const pdf = await PDFDocument.load(await letterheadPdf())
  const [page] = pdf.getPages()
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert("x")') }
  pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj(script))
  await pdf.attach(Buffer.from('MZ'), 'virus.exe', { mimeType: 'application/octet-stream' })
  const link = pdf.context.register(
    pdf.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 500, 800],
      A: { S: 'URI', URI: PDFString.of('https://evil.example/') },
    })
  )
  page!.node.set(PDFName.of('Annots'), pdf.context.obj([link]))
  page!.node.set(PDFName.of('AA'), pdf.context.obj({ O: script }))
  const bytes = Buffer.from(await pdf.save({ useObjectStreams: false }))
  return Buffer.concat([bytes, Buffer.from('\n<script>alert(1)</script>PK\x03\x04')])
}

/** With a trailer that asks for a password. */
export async function encryptedPdf() {
  const id = '[<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]'
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'A'.repeat(32)}) /U (${'B'.repeat(32)}) >> /ID ${id}`
  const pdf = (await letterheadPdf()).toString('latin1')
  return Buffer.from(pdf.replace('trailer\n<<', `trailer\n<<\n${encrypt}`), 'latin1')
}

/** A page with one picture of 40,000 pixels square, which takes some kilobytes. */
export function floodPdf() {
  const pixels = deflateSync(Buffer.alloc(40_000 * 5000), { level: 9 })
  const twice = deflateSync(pixels, { level: 9 })
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /XObject << /I 4 0 R >> >> >>'
    ),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width 40000 /Height 40000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter [/FlateDecode /FlateDecode] /Length ${twice.length} >>\nstream\n`
      ),
      twice,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<< /Length 30 >>\nstream\nq 595 0 0 842 0 0 cm /I Do Q \nendstream'),
  ]
  return assembled(objects)
}

function assembled(objects: Buffer[]) {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [index, object] of objects.entries()) {
    offsets.push(length())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'))
  }
  const start = length()
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
    )
  )
  return Buffer.concat(parts)
}

/** An A4 letterhead as SVG. @param content beside its line */
export const letterheadSvg = (content = '', before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="210mm" height="297mm" viewBox="0 0 210 297"><path d="M0 0h210v7h-210z" fill="#b3261e"/>${content}</svg>`
  )

/** Boxes that use each other: ten times ten times ten … */
export function nestedSvg() {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const uses = `<use href="#l${level}"/>`.repeat(10)
    return `<g id="l${level + 1}">${uses}</g>`
  })
  return letterheadSvg(
    `<defs><g id="l0"><path d="M0 0h1v1z"/></g>${levels.join('')}</defs><use href="#l9"/>`
  )
}
