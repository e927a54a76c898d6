import { registerSubject } from '#core/audit/subjects'

registerSubject({ type: 'expense', table: 'expenses', label: 'number' })
