import { instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'

interface NoteRow {
  id: string
  text: string
  author_id: string
  author_name: string | null
  created_at: number
}

const OF_COMPANY = `
  select company_notes.id, text, author_id, users.name as author_name, company_notes.created_at
  from company_notes left join users on users.id = company_notes.author_id
  where company_notes.company_id = ? order by company_notes.created_at desc, company_notes.id desc`

/** The notes of super admins on a company, the latest first. @param readerId whose own notes are marked */
export async function companyNotes(companyId: string, readerId: string) {
  const rows = await readRows<NoteRow>(OF_COMPANY, [companyId])
  return rows.map((row) => ({
    _id: row.id,
    text: row.text,
    by: row.author_name,
    at: instantText(Number(row.created_at)),
    /** Only authors delete their notes. */
    isOwn: row.author_id === readerId,
  }))
}
