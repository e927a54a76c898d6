import { dayOf, formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { nameOfField } from '#core/i18n/validation_messages'
import type { PdfManualBlock, PdfManualSection } from '#modules/documents/public'
import { KEPT_KINDS, periodsOf } from '#modules/leaving/public'
import type { Note } from '#modules/procedures/models/procedure_notes'
import type { ProcedureFacts } from '#modules/procedures/queries/read_facts'

/** Finds a text of the module in the language of the reader. */
export type Word = (key: string, values?: Record<string, string>) => string

export const wordIn =
  (language: Language): Word =>
  (key, values = {}) =>
    translate(language, `procedures:${key}`, values)

/**
 * The sections of the procedure documentation: general description, use, technique, operation, and control, as the GoBD
 * (no. 151 to 155) ask for them. Each names what the company has set.
 */
export function sectionsOf(facts: ProcedureFacts, language: Language): PdfManualSection[] {
  const word = wordIn(language)
  const text = (...keys: string[]) => keys.map((key) => ({ text: word(`text.${key}`) }))
  const note = (name: Note) => [
    { heading: word(`text.${name}`) },
    { text: facts.notes[name] || word('text.noNote') },
  ]
  const section = (key: string, ...blocks: PdfManualBlock[]) => ({
    title: word(`section.${key}`),
    blocks,
  })
  const factor = facts.requiresSecondFactor ? 'factorOn' : 'factorOff'
  return [
    section('purpose', ...text('purpose')),
    section('company', { facts: companyFacts(facts, word) }),
    section(
      'people',
      ...text('people', factor),
      roleTable(facts, word),
      ...note('responsibilities')
    ),
    section('sales', ...text('sales1', 'sales2', 'sales3')),
    section('purchases', ...text('purchases1', 'purchases2'), ...note('paper')),
    section('money', ...text('money1')),
    section('numbers', ...text('numbers1'), rangeTable(facts, word)),
    section('taxes', { facts: taxFacts(facts, word) }, ...text('taxes1', 'taxes2')),
    section('integrity', ...text('integrity1', 'integrity2')),
    section('operation', ...text('operation1'), ...note('operation')),
    section('retention', ...text('retention1'), retentionTable(facts, word), ...text('retention2')),
    section('changes', ...changeBlocks(facts, language)),
  ]
}

const filled = (pairs: (readonly [string, string | null | undefined])[]) =>
  pairs.filter((pair): pair is readonly [string, string] => Boolean(pair[1]))

function companyFacts({ settings }: ProcedureFacts, word: Word) {
  const { companyName, street, postalCode, city } = settings
  const address = [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
  return filled([
    [word('fact.name'), companyName],
    [word('fact.address'), address],
    [word('fact.registerEntry'), settings.registerEntry],
    [word('fact.taxNumber'), settings.taxNumber],
    [word('fact.vatId'), settings.vatId],
    [word('fact.currency'), settings.currency],
    [word('fact.timeZone'), settings.timeZone],
  ])
}

function taxFacts({ settings, datev }: ProcedureFacts, word: Word) {
  const { isSmallBusiness, vatBasis, vatInterval, isVatExtended } = settings
  const interval = word(`vatInterval.${vatInterval}`)
  const numbers = [datev?.consultantNumber, datev?.clientNumber].filter(Boolean).join(' / ')
  return filled([
    [word('fact.isSmallBusiness'), isSmallBusiness ? word('yes') : ''],
    [word('fact.vatBasis'), isSmallBusiness ? '' : word(`vatBasis.${vatBasis}`)],
    [
      word('fact.vatInterval'),
      isSmallBusiness ? '' : isVatExtended ? word('extended', { interval }) : interval,
    ],
    [word('fact.fiscalYear'), datev && String(datev.fiscalMonth)],
    [word('fact.chart'), datev && `SKR${datev.chart}`],
    [word('fact.consultant'), numbers],
  ])
}

const roleTable = ({ people }: ProcedureFacts, word: Word): PdfManualBlock => ({
  columns: ['role', 'count', 'right'].map((key) => word(`column.${key}`)),
  rows: people.map(({ role, count }) => [
    word(`role.${role}`),
    String(count),
    word(`right.${role}`),
  ]),
})

const rangeTable = ({ ranges }: ProcedureFacts, word: Word): PdfManualBlock => ({
  columns: ['range', 'pattern', 'counting'].map((key) => word(`column.${key}`)),
  rows: ranges.map(({ kind, pattern, resetsYearly }) => [
    word(`range.${kind}`),
    pattern,
    word(`counting.${resetsYearly ? 'yearly' : 'continuous'}`),
  ]),
})

function retentionTable({ settings }: ProcedureFacts, word: Word): PdfManualBlock {
  const periods = periodsOf(settings.country)
  return {
    columns: ['kind', 'years', 'law'].map((key) => word(`column.${key}`)),
    rows: KEPT_KINDS.map((kind) => [word(`kept.${kind}`), String(periods[kind]), periods.source]),
  }
}

function changeBlocks({ changes, company }: ProcedureFacts, language: Language): PdfManualBlock[] {
  const word = wordIn(language)
  if (changes.length === 0) return [{ text: word('text.noChanges') }]
  return [
    { text: word('text.changes1') },
    {
      columns: ['at', 'person', 'what'].map((key) => word(`column.${key}`)),
      rows: changes.map(({ at, person, fields }) => [
        formatDay(dayOf(at, company.timeZone)),
        person ?? word('system'),
        [...new Set(fields.flatMap((field) => nameOfField(field, language) ?? []))].join(', '),
      ]),
    },
  ]
}
