import { registerSubject } from '#core/audit/subjects'

registerSubject({ type: 'user', table: 'users', label: 'name' })
