import type { Readable } from 'node:stream'
import { FieldError } from '#core/errors/app_error'
import { MOST_SHARED_TEXT } from './limits.js'
import { readXml } from './xml_events.js'

/** The texts that the cells of a workbook point to, in their order. @throws 422 `workbook_too_large` */
export async function readSharedTexts(part: Readable): Promise<string[]> {
  const texts: string[] = []
  let current = ''
  let total = 0
  let isText = false
  // Phonetic guides of East Asian words accompany the text without being part of its value.
  let reading = 0
  await readXml(part, {
    opened(name) {
      if (name === 'rPh') reading++
      else if (name === 't') isText = reading === 0
    },
    closed(name) {
      if (name === 'rPh') reading--
      else if (name === 't') isText = false
      else if (name === 'si') {
        texts.push(current)
        // An empty one costs memory too.
        total += current.length + 16
        current = ''
      }
      if (total > MOST_SHARED_TEXT) throw new FieldError('file', 'imports.workbook_too_large')
    },
    text(text) {
      if (isText) current += text
      if (current.length > MOST_SHARED_TEXT) {
        throw new FieldError('file', 'imports.workbook_too_large')
      }
    },
  })
  return texts
}
