import { posix } from 'node:path'
import { FieldError } from '#core/errors/app_error'
import type { TableRow } from './cell.js'
import { readDayStyles } from './day_styles.js'
import { readSharedTexts } from './shared_texts.js'
import { sheetRows } from './sheet_rows.js'
import { readXml } from './xml_events.js'
import { ZipParts } from './zip_parts.js'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const MOST_SHEETS = 100

export interface Workbook {
  /** Names of the sheets with cells, in their order. Macros and charts are none. */
  sheets: string[]
  rows(sheet: string): AsyncIterable<TableRow>
  close(): Promise<void>
}

/** Opens an XLSX file (ECMA-376). Formulas are not computed: the value that the program stored with it counts. */
export async function openWorkbook(path: string): Promise<Workbook> {
  const parts = await ZipParts.open(path)
  try {
    if (!parts.has(WORKBOOK)) throw new FieldError('file', 'imports.no_table')
    const paths = await sheetPaths(parts)
    const { sheets, isFrom1904 } = await readBook(parts)
    const tables = sheets.filter(({ relation }) => parts.has(paths.get(relation) ?? ''))
    const rows = async function* (name: string) {
      const chosen = tables.find((sheet) => sheet.name === name)
      const path = paths.get(chosen?.relation ?? '') ?? ''
      const texts = parts.has('xl/sharedStrings.xml')
        ? await readSharedTexts(await parts.read('xl/sharedStrings.xml'))
        : []
      const dayStyles = parts.has('xl/styles.xml')
        ? await readDayStyles(await parts.read('xl/styles.xml'))
        : new Set<number>()
      yield* sheetRows(await parts.read(path), { texts, dayStyles, isFrom1904 })
    }
    return { sheets: tables.map(({ name }) => name), rows, close: async () => parts.close() }
  } catch (error) {
    parts.close()
    throw error
  }
}

async function readBook(parts: ZipParts) {
  const sheets: { name: string; relation: string }[] = []
  let isFrom1904 = false
  await readXml(await parts.read(WORKBOOK), {
    opened(tag, attributes) {
      if (tag === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (tag === 'sheet' && sheets.length < MOST_SHEETS) {
        sheets.push({ name: attributes.name ?? '', relation: attributes['r:id'] ?? '' })
      }
    },
    closed: () => undefined,
  })
  return { sheets, isFrom1904 }
}

/** Where the sheets with cells lie, by the ids of their relations. */
async function sheetPaths(parts: ZipParts) {
  const paths = new Map<string, string>()
  await readXml(await parts.read(RELATIONS), {
    opened(tag, { Id = '', Type = '', Target = '' }) {
      if (tag !== 'Relationship' || !Type.endsWith('/worksheet')) return
      paths.set(Id, Target.startsWith('/') ? Target.slice(1) : posix.normalize(`xl/${Target}`))
    },
    closed: () => undefined,
  })
  return paths
}
