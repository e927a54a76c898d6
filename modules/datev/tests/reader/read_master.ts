import { BatchFault } from './batch_fault.js'
import { HEADER_FIELDS } from './published_fields.js'
import { MASTER_FIELDS } from './published_master_fields.js'
import { splitFields, splitLines } from './split_lines.js'

/** Fields of the first line that differ from those of a booking batch. */
const OWN_HEADER: Record<string, RegExp> = {
  Formatkategorie: /^16$/,
  Formatname: /^"Debitoren\/Kreditoren"$/,
  Formatversion: /^5$/,
  'Datum von': /^$/,
  'Datum bis': /^$/,
  Bezeichnung: /^""$/,
  Buchungstyp: /^$/,
  Rechnungslegungszweck: /^$/,
  Festschreibung: /^$/,
  WKZ: /^""$/,
}

/** A personal account by the names of the description, as an importing program understands it; empty fields are left out. */
export type ReadParty = Record<string, string>

/** Reads master data of debtors and creditors as strictly as the description is. @throws BatchFault */
export function readMaster(name: string, bytes: Uint8Array): ReadParty[] {
  if (!/^EXTF_.+\.csv$/.test(name)) throw new BatchFault('file_name', name)
  const [first, second, ...rest] = splitLines(bytes)
  const length = accountLengthOf(splitFields(first))
  const headings = splitFields(second)
  if (headings.join(';') !== MASTER_FIELDS.map((field) => field.name).join(';')) {
    throw new BatchFault('headings', 'The headings differ from the description.')
  }
  return rest.map((line) => readParty(splitFields(line), length))
}

function accountLengthOf(fields: string[]) {
  if (fields.length !== HEADER_FIELDS.length) {
    throw new BatchFault('header_fields', String(fields.length))
  }
  HEADER_FIELDS.forEach(({ name, expression }, at) => {
    const wanted = OWN_HEADER[name] ?? expression
    if ((fields[at] !== '' || name in OWN_HEADER) && !wanted.test(fields[at])) {
      throw new BatchFault('header_field', `${name}: ${fields[at]}`)
    }
  })
  return Number(fields[HEADER_FIELDS.findIndex(({ name }) => name === 'Sachkontenlänge')])
}

function readParty(fields: string[], length: number): ReadParty {
  if (fields.length !== MASTER_FIELDS.length) {
    throw new BatchFault('row_fields', String(fields.length))
  }
  const party: ReadParty = {}
  MASTER_FIELDS.forEach(({ name, expression, isRequired }, at) => {
    const written = fields[at]
    if (written === '' && isRequired) throw new BatchFault('required', name)
    if (written === '' && expression.test('""')) throw new BatchFault('field', `${name}: no quotes`)
    if (written !== '' && !expression.test(written)) {
      throw new BatchFault('field', `${name}: ${written}`)
    }
    if (written !== '' && written !== '""') party[name] = plain(written)
  })
  assertTogether(party, length)
  return party
}

/** Rules about more than one field. */
function assertTogether(party: ReadParty, length: number) {
  if (party.Konto.length !== length + 1) throw new BatchFault('account_length', party.Konto)
  const names: Record<string, string> = {
    '0': 'Name (Adressattyp keine Angabe)',
    '1': 'Name (Adressattyp natürl. Person)',
    '2': 'Name (Adressattyp Unternehmen)',
  }
  const name = names[party.Adressattyp]
  if (!name || !party[name]) throw new BatchFault('required', `name for ${party.Adressattyp}`)
  if ('EU-Land' in party !== 'EU-UStID' in party) throw new BatchFault('half_pair', 'EU-UStID')
  if ('IBAN-Nr. 1' in party !== 'Länderkennzeichen 1' in party) {
    throw new BatchFault('half_pair', 'IBAN-Nr. 1')
  }
}

const plain = (field: string) =>
  field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
