import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { pdfView } from '#modules/documents/pdf/kinds/pdf_view'
import { sampleDocument } from '#modules/documents/tests/sample_document'

/** A process that prints documents with typst alone: the same template, no HTTP, no database, no thread. */
const templates = resolve('modules/documents/pdf/templates')
const inter = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json')
)
const fontPaths = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((cut) =>
  join(inter, cut)
)
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths }] })

process.on('message', (lines: number) => process.send?.(millisecondsOf(lines)))

/** Like our own process it forgets each document, so that an equal one is printed from scratch. */
function millisecondsOf(lines: number) {
  const data = JSON.stringify(pdfView(sampleDocument({ count: lines })))
  const begin = performance.now()
  const compiled = compiler.compile({ mainFilePath: `${templates}/document.typ`, inputs: { data } })
  if (!compiled.result) throw new Error('The template was refused.')
  compiler.pdf(compiled.result, { pdfStandard: 'a-3a' as never, creationTimestamp: 1_700_000_000 })
  const milliseconds = performance.now() - begin
  compiler.evictCache(0)
  return milliseconds
}
