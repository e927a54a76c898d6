import { reader } from '#core/database/in_tx'
import { foldText } from '#core/database/search'
import { forbidden } from '#core/errors/app_error'
import type { Role } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { TimeRow } from './prepare_time.js'

export interface Person {
  id: string
  email: string
  name: string
  role: Role
}

export interface TimePeople {
  importer: Person
  /**
   * Whose time a row is: the person with the address, else the only one with the name. A row that names nobody is the
   * importer's. Undefined for somebody who does not work in the company.
   */
  of(row: Pick<TimeRow, 'email' | 'names'>): Person | undefined
}

/** The active people of a company, for whom time can be imported. @throws 403 when the importer is not one of them */
export async function readTimePeople(
  company: CompanyReference,
  importerId: string
): Promise<TimePeople> {
  const people: Person[] = await reader()
    .from('users')
    .where({ company_id: company.id, is_active: true })
    .whereNot('role', 'adviser')
    .select('id', 'email', 'name', 'role')
  const importer = people.find(({ id }) => id === importerId)
  if (!importer) throw forbidden()
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]))
  const byName = Map.groupBy(people, ({ name }) => foldText(name))
  const named = (name: string) => {
    const same = byName.get(foldText(name)) ?? []
    return same.length === 1 ? same[0] : undefined
  }
  return {
    importer,
    of({ email, names }) {
      if (!email && names.length === 0) return importer
      const found = byEmail.get(email) ?? names.map(named).find((person) => person !== undefined)
      // Some programs use addresses as names of users.
      return found ?? names.map((name) => byEmail.get(name.toLowerCase())).find(Boolean)
    },
  }
}
