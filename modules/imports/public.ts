export { type Cell, cellText, type TableRow } from '#modules/imports/read/cell'
export { checkedRows } from '#modules/imports/read/checked_rows'
export { DELIMITERS, type Delimiter, detectDelimiter } from '#modules/imports/read/delimiter'
export { decoded, detectEncoding, type Encoding } from '#modules/imports/read/encoding'
export { readCsv } from '#modules/imports/read/read_csv'
export { type XmlListener, xmlPieces } from '#modules/imports/read/xml_events'
export { ZipParts } from '#modules/imports/read/zip_parts'
export { type DayOrder, detectDayOrder, readDay } from '#modules/imports/values/days'
export {
  type DecimalSign,
  detectDecimalSign,
  readNumber,
} from '#modules/imports/values/numbers'
export { plainWord } from '#modules/imports/values/words'
