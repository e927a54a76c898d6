import { parseDecimal } from '#core/money/decimal'
import type { PdfWorkedTime, TimesheetPdfModel } from '#modules/documents/pdf/kinds/timesheet_model'
import { sampleDocument } from './sample_document.js'

const WORK = [
  ['Jana Weiß', 'Entwurf der Startseite', 'Zwei Fassungen, abgestimmt mit Frau Dr. Weiß', '2.5'],
  ['Arben Krasniqi', 'Schnittstelle zur Warenwirtschaft', '', '0.25'],
  ['Jana Weiß', 'Abstimmung', 'Telefonat', '1.17'],
] as const

/** Some hours of work in October, one after the other. */
export const workedTimes = (count: number): PdfWorkedTime[] =>
  Array.from({ length: count }, (_, index) => {
    const [person, task, note, hours] = WORK[index % WORK.length] ?? WORK[0]
    const day = `2026-10-${String(1 + (index % 31)).padStart(2, '0')}`
    return { day, person, task, note, hours: parseDecimal(hours) }
  })

/** A believable timesheet of a German workshop, for tests. */
export function sampleTimesheet(changes: Partial<TimesheetPdfModel> = {}): TimesheetPdfModel {
  const document = sampleDocument()
  const { companyId, language, currency, number, issuedOn } = document
  const { seller, buyer, footer, accent, createdAt } = document
  return {
    companyId,
    language,
    currency,
    number,
    issuedOn,
    seller,
    buyer,
    footer,
    accent,
    createdAt,
    projects: [{ name: 'Neuer Onlineshop', entries: workedTimes(3) }],
    ...changes,
  }
}
