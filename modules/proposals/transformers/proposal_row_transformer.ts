import { type Day, instantText } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { Proposal } from '#modules/proposals/models/proposal'
import { type StoredStatus, shownStatus } from '#modules/proposals/proposal_status'

/** A row of `proposals` with the columns of `PROPOSAL_ROW_COLUMNS`, and the name of its owner. */
export interface ProposalRow {
  id: string
  title: string
  status: StoredStatus
  is_archived: boolean | number
  number: string | null
  revision: number
  is_superseded: boolean | number
  client_id: string | null
  client_name: string
  date_on: Day
  valid_until: Day
  currency: string
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
  accepted_total: StoredInteger | null
  owner_id: string | null
  created_at: number
  sent_at: number | null
  last_viewed_at: number | null
}

export const PROPOSAL_ROW_COLUMNS = [
  'id',
  'title',
  'status',
  'is_archived',
  'number',
  'revision',
  'is_superseded',
  'client_id',
  'client_name',
  'date_on',
  'valid_until',
  'currency',
  'net',
  'tax',
  'total',
  'accepted_total',
  'owner_id',
  'created_at',
  'sent_at',
  'last_viewed_at',
] as const satisfies (keyof ProposalRow)[]

export const proposalRow = (proposal: Proposal): ProposalRow => ({
  id: proposal.id,
  title: proposal.title,
  status: proposal.status,
  is_archived: proposal.isArchived,
  number: proposal.number,
  revision: proposal.revision,
  is_superseded: proposal.isSuperseded,
  client_id: proposal.clientId,
  client_name: proposal.clientName,
  date_on: proposal.dateOn,
  valid_until: proposal.validUntil,
  currency: proposal.currency,
  net: proposal.net,
  tax: proposal.tax,
  total: proposal.total,
  accepted_total: proposal.acceptedTotal,
  owner_id: proposal.ownerId,
  created_at: proposal.createdAt,
  sent_at: proposal.sentAt,
  last_viewed_at: proposal.lastViewedAt,
})

/**
 * A proposal as lists show it.
 * @param today in the company's time zone
 * @param owner name of the author
 */
export function transformProposalRow(row: ProposalRow, today: Day, owner: string) {
  const { currency } = row
  const money = (amount: StoredInteger) => moneyNumber(moneyFromRow(amount), currency)
  const standing = {
    status: row.status,
    isArchived: Boolean(row.is_archived),
    validUntil: row.valid_until,
  }
  return {
    _id: row.id,
    title: row.title,
    number: row.number,
    revision: Number(row.revision),
    isSuperseded: Boolean(row.is_superseded),
    status: shownStatus(standing, today),
    date: row.date_on,
    validUntil: row.valid_until,
    currency,
    net: money(row.net),
    tax: money(row.tax),
    total: money(row.total),
    acceptedTotal: row.accepted_total === null ? null : money(row.accepted_total),
    client: row.client_id === null ? null : { _id: row.client_id, name: row.client_name },
    customClient: row.client_id === null && row.client_name ? { name: row.client_name } : null,
    owner,
    createdAt: instantText(row.created_at),
    sentAt: row.sent_at === null ? null : instantText(row.sent_at),
    lastViewedAt: row.last_viewed_at === null ? null : instantText(row.last_viewed_at),
  }
}
