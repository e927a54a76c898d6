import type { Readable } from 'node:stream'
import { readXml } from './xml_events.js'

/** Number formats that every program has for days (ECMA-376, 18.8.30). */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Whether a format code shows a day: one with days or years in it, outside of quotes, colours and conditions. */
const showsDay = (code: string) => /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** The numbers of the cell styles that show a number as a day. */
export async function readDayStyles(part: Readable): Promise<Set<number>> {
  const days = new Set<number>()
  const codes = new Map<number, string>()
  let isInCellStyles = false
  let style = 0
  await readXml(part, {
    opened(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '')
      else if (name === 'cellXfs') isInCellStyles = true
      else if (name === 'xf' && isInCellStyles) {
        const id = Number(numFmtId)
        const code = codes.get(id)
        if (code === undefined ? isBuiltInDay(id) : showsDay(code)) days.add(style)
        style++
      }
    },
    closed(name) {
      if (name === 'cellXfs') isInCellStyles = false
    },
  })
  return days
}

/** Days from 1899-12-30 to 1970-01-01; the count includes the 29th of February 1900, which never existed. */
const UNIX_EPOCH = 25_569
const FROM_1904 = 1_462
const LAST = 2_958_465

/** The day of a workbook's number, undefined for a number outside the calendar. */
export function dayOf(serial: number, isFrom1904: boolean): string | undefined {
  const days = Math.floor(serial) + (isFrom1904 ? FROM_1904 : 0)
  if (!(days >= 61 && days <= LAST)) return undefined
  return new Date((days - UNIX_EPOCH) * 86_400_000).toISOString().slice(0, 10)
}
