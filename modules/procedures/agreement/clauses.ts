import type { PdfManualBlock, PdfManualSection } from '#modules/documents/public'
import type { Word } from '#modules/procedures/document/sections'

/** Clauses in the order of art. 28 (3) GDPR, each with its paragraphs. */
const CLAUSES = {
  subject: ['subject1', 'subject2'],
  purpose: ['purpose1'],
  data: ['data1'],
  instructions: ['instructions1', 'instructions2'],
  confidentiality: ['confidentiality1'],
  security: ['security1'],
  others: ['others1'],
  rights: ['rights1'],
  assistance: ['assistance1'],
  breaches: ['breaches1'],
  end: ['end1', 'end2'],
  proof: ['proof1'],
  form: ['form1'],
} as const

const PEOPLE = ['staff', 'clients', 'vendors'] as const

/** @param others the processors that the operator engages; empty for none */
export function clausesOf(
  word: Word,
  { others, measures }: { others: readonly string[]; measures: readonly string[] }
): PdfManualSection[] {
  const more: Partial<Record<keyof typeof CLAUSES, PdfManualBlock[]>> = {
    data: [peopleTable(word)],
    others: others.length > 0 ? others.map((text) => ({ text: `• ${text}` })) : [none(word)],
    form: [...signature('controller', word), ...signature('processor', word)],
  }
  const clauses = Object.entries(CLAUSES).map(([name, texts]) => ({
    title: word(`agreement.clause.${name}`),
    blocks: [
      ...texts.map((text) => ({ text: word(`agreement.text.${text}`) })),
      ...(more[name as keyof typeof CLAUSES] ?? []),
    ],
  }))
  const annex = {
    title: word('agreement.clause.measures'),
    blocks: [
      { text: word('agreement.text.measures1') },
      ...measures.map((text) => ({ text: `• ${text}` })),
    ],
  }
  return [...clauses, annex]
}

const none = (word: Word): PdfManualBlock => ({ text: word('agreement.text.noOthers') })

const peopleTable = (word: Word): PdfManualBlock => ({
  columns: ['people', 'data'].map((name) => word(`agreement.column.${name}`)),
  rows: PEOPLE.map((name) => [word(`agreement.people.${name}`), word(`agreement.data.${name}`)]),
})

/** A line to sign on, with room for a hand above it. */
const signature = (party: 'controller' | 'processor', word: Word): PdfManualBlock[] => [
  { heading: word(`agreement.${party}`) },
  { text: '\u00a0' },
  { facts: [[word('agreement.signature'), '_'.repeat(40)]] },
]
