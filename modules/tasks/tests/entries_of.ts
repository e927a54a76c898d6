import { reader } from '#core/database/in_tx'
import { type Person } from '#modules/auth/factories/company_factory'

/** The rows of what a person has worked, the oldest first. */
export const entriesOf = (person: Person) =>
  reader().from('time_entries').where('user_id', person.user.id).orderBy('started_at').orderBy('id')
