import type { ExportedColumn } from './table_columns.js'

interface Described {
  table: string
  columns: ExportedColumn[]
}

/**
 * `index.xml` for the tax office's Z3 access (§ 147 (6) AO, GoBD 2019, no. 167): describes the CSV files as the
 * "Beschreibungsstandard für die Datenträgerüberlassung" of the Federal Ministry of Finance asks, version 1.5 of
 * September 2004, so that audit programs such as IDEA read them. The DTD itself is not included: programs bring it.
 * @param supplier name and place of the company
 */
export const z3Index = (
  supplier: { name: string; place: string },
  tables: Described[]
) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE DataSet SYSTEM "gdpdu-01-09-2004.dtd">
<DataSet>
  <Version>1.0</Version>
  <DataSupplier>
    <Name>${escaped(supplier.name)}</Name>
    <Location>${escaped(supplier.place)}</Location>
    <Comment>Kontor: amounts are integers in the smallest unit of the currency, instants are UTC</Comment>
  </DataSupplier>
  <Media>
    <Name>Kontor</Name>
${tables.map(tableXml).join('\n')}
  </Media>
</DataSet>
`

/** The first row holds the names of the columns, and three bytes before it the mark of UTF-8. */
const tableXml = ({ table, columns }: Described) => `    <Table>
      <URL>data/${table}.csv</URL>
      <Name>${table}</Name>
      <UTF8/>
      <DecimalSymbol>.</DecimalSymbol>
      <DigitGroupingSymbol>,</DigitGroupingSymbol>
      <SkipNumBytes>3</SkipNumBytes>
      <Range><From>2</From></Range>
      <VariableLength>
        <ColumnDelimiter>;</ColumnDelimiter>
        <RecordDelimiter>&#13;&#10;</RecordDelimiter>
        <TextEncapsulator>"</TextEncapsulator>
${keysFirst(columns).map(columnXml).join('\n')}
      </VariableLength>
    </Table>`

/** A primary key has to come before the other columns, so it is one only where the table begins with it. */
function keysFirst(columns: ExportedColumn[]) {
  const hasKey = columns[0]?.name === 'id' || columns[1]?.name === 'id'
  const last = columns.findIndex(({ name }) => name === 'id')
  return columns.map((column, index) => ({ ...column, isKey: hasKey && index <= last }))
}

function columnXml({ name, kind, isKey }: ExportedColumn & { isKey: boolean }) {
  const element = isKey ? 'VariablePrimaryKey' : 'VariableColumn'
  return `        <${element}><Name>${name}</Name>${typeXml(kind)}</${element}>`
}

function typeXml(kind: ExportedColumn['kind']) {
  if (kind === 'number') return '<Numeric/>'
  if (kind === 'day') return '<Date><Format>YYYY-MM-DD</Format></Date>'
  return '<AlphaNumeric/>'
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
