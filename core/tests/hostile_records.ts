import type { Desk } from './desk.js'
import { MadeRecords } from './made_records.js'
import { SAMPLES } from './samples.js'

/**
 * Writes a company's records with hostile texts in every field that takes free text; a test proves that no column
 * was forgotten. @returns the ids of what was made
 */
export async function writeHostileRecords(desk: Desk, texts: string[]) {
  const made = new MadeRecords()
  for (const { writeHostile } of SAMPLES) await writeHostile?.(desk, made, texts)
  return made
}
