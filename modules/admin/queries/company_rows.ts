import db from '@adonisjs/lucid/services/db'
import { reader } from '#core/database/in_tx'
import type { Language } from '#core/i18n/languages'
import type { CompanyStatus } from '#modules/auth/public'

/** The operator's view of a company: identity and activity, never its business figures. */
export interface CompanyRow {
  id: string
  name: string
  email: string
  status: CompanyStatus
  plan: string
  language: Language
  created_at: number
  decided_at: number | null
  decided_by_name: string | null
  rejection_reason: string | null
  suspension_reason: string | null
  user_count: number
  last_sign_in_at: number | null
  /** When an owner confirmed the address. */
  confirmed_at: number | null
  /** Of the latest question to the applicant. */
  asked_at: number | null
  answered_at: number | null
}

export const companyRows = () =>
  reader()
    .from('companies')
    .leftJoin('users as deciders', 'deciders.id', 'companies.decided_by')
    .select(
      'companies.id',
      'companies.name',
      'companies.email',
      'companies.status',
      'companies.plan',
      'companies.language',
      'companies.created_at',
      'companies.decided_at',
      'companies.rejection_reason',
      'companies.suspension_reason',
      'deciders.name as decided_by_name',
      db.raw(
        '(select count(*) from users where users.company_id = companies.id and users.is_active) as user_count'
      ),
      db.raw(
        '(select max(users.last_sign_in_at) from users where users.company_id = companies.id) as last_sign_in_at'
      ),
      db.raw(
        "(select max(users.email_confirmed_at) from users where users.company_id = companies.id and users.role = 'owner') as confirmed_at"
      ),
      db.raw(latestQuestion('asked_at')),
      db.raw(latestQuestion('answered_at'))
    )

const latestQuestion = (column: 'asked_at' | 'answered_at') => `
  (select application_questions.${column} from application_questions
   where application_questions.company_id = companies.id
   order by application_questions.asked_at desc, application_questions.id desc limit 1) as ${column}`
