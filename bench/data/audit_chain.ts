import { hashOf } from '#core/audit/audit'
import { canonicalJson } from '#core/audit/canonical_json'
import type { Bulk } from './bulk.js'

interface Link {
  action: string
  subject: { type: string; id: string }
  details: Record<string, unknown>
  at: number
}

/** Writes rows of a company's audit log, chained as the product chains them. */
export class AuditChain {
  constructor(
    readonly bulk: Bulk,
    readonly companyId: string,
    readonly actorId: string,
    private head: { sequence: number; hash: string }
  ) {}

  add({ action, subject, details, at }: Link) {
    const row = {
      company_id: this.companyId,
      sequence: this.head.sequence + 1,
      happened_at: at,
      actor_id: this.actorId,
      request_id: null,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      details: canonicalJson(details),
      previous_hash: this.head.hash,
    }
    const hash = hashOf(row)
    this.bulk.add('audit_log', { ...row, hash })
    this.head = { sequence: row.sequence, hash }
  }

  get newest() {
    return this.head
  }
}
