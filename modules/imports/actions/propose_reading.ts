import { createHash } from 'node:crypto'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import type { TargetField } from '#modules/imports/fields/field'
import { proposeMapping } from '#modules/imports/fields/propose_mapping'
import type { ImportKind } from '#modules/imports/kinds/import_kind'
import { kindOf } from '#modules/imports/kinds/kinds'
import type { Import, ImportKindName, ImportRules } from '#modules/imports/models/import'
import type { Cell } from '#modules/imports/read/cell'
import { detectDayOrder } from '#modules/imports/values/days'
import { detectDecimalSign } from '#modules/imports/values/numbers'

/** Files of one program have the same headings; so they are recognised the next time. */
export const shapeOf = (kind: ImportKindName, headings: string[]) =>
  createHash('sha256')
    .update(JSON.stringify([kind, headings]))
    .digest('hex')

const LAST_OF_SHAPE = `
  select mapping, rules from imports
  where company_id = ? and kind = ? and shape_hash = ? and state in ('done', 'stopped', 'undone')
  order by created_at desc limit 1`

/**
 * The probable reading of a file: like the last file of the same shape, else from its headings and its first rows.
 */
export async function proposeReading(
  company: CompanyScope,
  { kind, shapeHash, headings }: Import,
  rows: Cell[][]
): Promise<Pick<Import, 'mapping' | 'rules'>> {
  const values = [company.id, kind, shapeHash]
  const [last] = await readRows<{ mapping: string; rules: string }>(LAST_OF_SHAPE, values)
  if (last) return { mapping: JSON.parse(last.mapping), rules: JSON.parse(last.rules) }

  const mapping = proposeMapping(kindOf(kind), headings)
  return { mapping, rules: rulesOf(kindOf(kind), { mapping, rows, company }) }
}

function rulesOf(
  kind: Pick<ImportKind, 'known'>,
  { mapping, rows, company }: { mapping: (string | null)[]; rows: Cell[][]; company: CompanyScope }
): ImportRules {
  const cellsThatHold = (holds: TargetField['holds']) =>
    mapping.flatMap((name, column) =>
      name && kind.known.get(name)?.holds === holds ? rows.map((cells) => cells[column] ?? '') : []
    )
  const zone = kind.known.has('startTime') ? { zone: company.timeZone } : {}
  return {
    ...zone,
    decimals:
      detectDecimalSign(cellsThatHold('number')) ?? (company.language === 'en' ? 'point' : 'comma'),
    days: detectDayOrder(cellsThatHold('day')) ?? (hasHalfDays(rows) ? 'mdy' : 'dmy'),
    existing: 'skip',
  }
}

/** Programs that write `2:05 PM` write the month first. */
const hasHalfDays = (rows: Cell[][]) =>
  rows.some((cells) => cells.some((cell) => /^\d{1,2}:\d{2}(:\d{2})? [AP]M$/.test(String(cell))))
