import { Happening } from '#core/happenings/happening'
import type { AuditEntry } from './audit.js'

/**
 * Changes of one company that one transaction makes, right after their rows in the audit log. The records have their new
 * content by then; deleted ones may be gone.
 */
export const auditedChanges = new Happening<[companyId: string, entries: readonly AuditEntry[]]>()
