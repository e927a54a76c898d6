import type { LiveKind } from '#api/live_kinds'
import type { Caller, CompanyScope } from '#core/http/caller'
import { partOf } from '#core/records/record_kinds'

/** Says that something changed, never what: the content is read through the API, with its rights. */
export interface LiveEvent {
  companyId: string
  /** The kind of record that changed; the name of the server-sent event. */
  kind: LiveKind
  /** The record that changed. */
  id: string
  /** Whose record it is, when it is one person's. */
  userId?: string
  /** `desk`: owner and members (the default); `staff`: employees of the company too. */
  audience?: 'desk' | 'staff'
}

/** The listener, as the database describes it at the moment of delivery. */
export interface Listener {
  caller: Pick<Caller, 'userId' | 'role'>
  company?: Pick<CompanyScope, 'id'>
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** A tax adviser hears when its records change; nobody's time, and no mails. */
    isHeardByAdvisers?: true
  }
}

/** An event about one person's record goes to that person and to the desk; the rest to the event's audience. */
export function reaches(event: LiveEvent, { caller, company }: Listener): boolean {
  if (company?.id !== event.companyId) return false
  if (event.userId === caller.userId) return true
  if (caller.role === 'adviser') {
    return event.userId === undefined && partOf(event.kind, 'isHeardByAdvisers') === true
  }
  if (caller.role !== 'employee') return true
  return event.userId === undefined && event.audience === 'staff'
}
