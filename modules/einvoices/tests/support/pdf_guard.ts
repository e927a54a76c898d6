import { XMLParser, XMLValidator } from 'fast-xml-parser'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib'

/** Prefixes that PDF/A-3 knows; others need a description in the file. */
const KNOWN_PREFIXES =
  'x rdf dc xmp xmpMM xmpTPg xmpRights stEvt stRef stDim pdf pdfaid pdfaExtension pdfaSchema pdfaProperty pdfaType pdfaField'.split(
    ' '
  )
const FORBIDDEN_ACTIONS =
  '/JavaScript /Launch /Sound /Movie /ResetForm /ImportData /SetState /GoToE'.split(' ')

/**
 * A guard, not a validator: the clauses of ISO 19005-3, of ISO 14289-1 (UA) and of Factur-X that hybrid invoices break
 * in practice.
 * @returns the broken clauses, empty when none was found
 */
export async function pdfFaults(bytes: Buffer): Promise<string[]> {
  const faults: string[] = []
  const demand = (isMet: unknown, clause: string) => {
    if (!isMet) faults.push(clause)
  }
  demand(/^%PDF-1\.[0-7]/.test(bytes.toString('latin1', 0, 8)), '6.1.2 header')
  const secondLine = bytes.indexOf(10) + 1
  const marks = [...bytes.subarray(secondLine + 1, secondLine + 5)]
  demand(bytes[secondLine] === 0x25 && marks.every((byte) => byte > 127), '6.1.2 binary comment')

  const { context, catalog } = await PDFDocument.load(bytes, { updateMetadata: false })
  const reach = (dict: PDFObject | undefined, ...keys: string[]) =>
    keys.reduce<PDFObject | undefined>((at, key) => {
      const next = dictOf(at)?.get(PDFName.of(key))
      return next instanceof PDFRef ? context.lookup(next) : next
    }, dict)

  demand(context.trailerInfo.ID, '6.1.3 no ID')
  demand(!context.trailerInfo.Encrypt, '6.1.3 encrypted')
  demand(!reach(catalog, 'OpenAction', 'S') && !reach(catalog, 'AA'), '6.5 actions')
  demand(reach(catalog, 'MarkInfo', 'Marked')?.toString() === 'true', '6.7.2 not marked')
  demand(reach(catalog, 'StructTreeRoot', 'K'), '6.7.3 no structure')
  demand(reach(catalog, 'Lang'), '6.7.4 no language')
  demand(
    reach(catalog, 'ViewerPreferences', 'DisplayDocTitle')?.toString() === 'true',
    'UA 7.1 title is not shown'
  )
  faults.push(...metadataFaults(contentOf(reach(catalog, 'Metadata'))))

  const intents = reach(catalog, 'OutputIntents')
  const intent = intents instanceof PDFArray ? intents.lookup(0) : undefined
  const profile = reach(intent, 'DestOutputProfile')
  demand(reach(intent, 'S')?.toString() === '/GTS_PDFA1', '6.2.3 no output intent')
  demand(reach(profile, 'N'), '6.2.3 colour profile without N')
  demand(contentOf(profile)?.toString('latin1', 36, 40) === 'acsp', '6.2.3 no colour profile')

  for (const [, object] of context.enumerateIndirectObjects()) {
    const at = (...keys: string[]) => reach(object, ...keys)
    const name = (key: string) => at(key)?.toString() ?? ''
    if (!dictOf(object)) continue
    demand(!/LZWDecode|Crypt/.test(name('Filter')), '6.1.7 filter')
    demand(!(object instanceof PDFStream && at('F')), '6.1.7 external stream')
    if (name('Type') === '/FontDescriptor') {
      demand(at('FontFile') || at('FontFile2') || at('FontFile3'), '6.2.11.4 font not embedded')
    }
    if (name('Subtype') === '/Type0') demand(at('ToUnicode'), '6.2.11.7 no ToUnicode')
    demand(!FORBIDDEN_ACTIONS.includes(name('S')), '6.5.1 action')
    if (name('Subtype') === '/Link') demand(Number(name('F')) & 4, '6.3.2 link without Print flag')
    if (name('Subtype') === '/Image') {
      demand(name('ColorSpace') !== '/DeviceCMYK', '6.2.4.3 CMYK image')
    }
    if (at('EF')) {
      demand(at('F') && at('UF'), '6.8 no F and UF')
      demand(at('AFRelationship'), '6.8 no AFRelationship')
      demand(reach(catalog, 'AF'), '6.8 no AF in the catalog')
      demand(at('EF', 'F', 'Subtype'), '6.8 no MIME type')
      demand(at('EF', 'F', 'Params', 'ModDate'), '6.8 no ModDate')
    }
  }
  return faults
}

function metadataFaults(raw: Buffer | undefined): string[] {
  if (!raw) return ['6.6.2.1 no metadata']
  let xmp: string
  try {
    xmp = new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    return ['6.6.2.1 metadata are not UTF-8']
  }
  const plain = xmp.replace(/<\?xpacket[\s\S]*?\?>/g, '')
  if (XMLValidator.validate(plain) !== true) return ['6.6.2.1 metadata are not well-formed']
  const described = [...plain.matchAll(/<pdfaSchema:prefix>([^<]+)</g)].map(([, prefix]) => prefix)
  const used = new Set([...plain.matchAll(/<(\w+):/g)].map(([, prefix]) => prefix))
  const unknown = [...used].filter(
    (prefix) => !KNOWN_PREFIXES.includes(prefix!) && !described.includes(prefix)
  )
  const wanted = ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel']
  const parsed = JSON.stringify(new XMLParser().parse(plain))
  return [
    ...unknown.map((prefix) => `6.6.2.3 prefix ${prefix} is not described`),
    ...(/pdfaid:part[>="']+3/.test(plain) ? [] : ['6.6.4 part']),
    ...(/pdfaid:conformance[>="']+A/.test(plain) ? [] : ['6.6.4 conformance']),
    ...(/<pdfuaid:part>1</.test(plain) ? [] : ['UA 5 part']),
    ...(/<dc:title>.*?<rdf:li[^>]*>[^<]+</.test(plain) ? [] : ['UA 7.1 no title']),
    ...wanted
      .filter((name) => !parsed.includes(`"fx:${name}":`))
      .map((name) => `fx:${name} missing`),
  ]
}

const dictOf = (object: PDFObject | undefined) =>
  object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : undefined

function contentOf(stream: PDFObject | undefined) {
  if (!(stream instanceof PDFRawStream)) return undefined
  const isPlain = !stream.dict.get(PDFName.of('Filter'))
  return Buffer.from(isPlain ? stream.contents : decodePDFRawStream(stream).decode())
}

/** The files inside, as a reader of PDFs finds them. */
export async function filesInside(bytes: Buffer) {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  const files = new Map<string, { relationship: string; content: string }>()
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || !object.get(PDFName.of('EF'))) continue
    const name = object.lookup(PDFName.of('UF'))
    const stream = object.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'))
    if (!(name instanceof PDFString || name instanceof PDFHexString)) continue
    files.set(name.decodeText(), {
      relationship: String(object.get(PDFName.of('AFRelationship'))),
      content: contentOf(stream)?.toString('utf8') ?? '',
    })
  }
  return files
}
