import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'

/** The texts that a company adds, in the order in which they are printed. */
export const NOTES = ['responsibilities', 'paper', 'operation'] as const
export type Note = (typeof NOTES)[number]

/** The parts of a company's procedure documentation that only its people know; empty where nothing was written. */
export class ProcedureNotes extends CompanyOwned(BaseModel) {
  static override table = 'procedure_notes'

  /** The people who look after post, receipts, invoices, payments and approvals. */
  @column() declare responsibilities: string
  /** How receipts on paper are handled and kept. */
  @column() declare paper: string
  /** Where the server is and who looks after it and its backups. */
  @column() declare operation: string
  @column({ consume: Number }) declare version: number
  @column({ consume: Number }) declare updatedAt: Instant

  /** The notes that a company has or starts with. Not saved. */
  static async orEmpty(company: CompanyReference): Promise<ProcedureNotes> {
    const notes = await ProcedureNotes.of(company).first()
    return notes ?? ProcedureNotes.for(company).merge(EMPTY)
  }
}

const EMPTY = { responsibilities: '', paper: '', operation: '', version: 0 }
