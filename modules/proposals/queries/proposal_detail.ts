import { instantText, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { taxNotesOf, timelineOf, transformContent } from '#modules/documents/public'
import { conversionsOf } from '#modules/proposals/conversions/conversion_rows'
import { hasLinks } from '#modules/proposals/links/proposal_link'
import type { Proposal } from '#modules/proposals/models/proposal'
import { type StoredStatus, shownStatus } from '#modules/proposals/proposal_status'
import {
  proposalRow,
  transformProposalRow,
} from '#modules/proposals/transformers/proposal_row_transformer'
import { ownerNames } from './owner_names.js'
import { answerTo } from './proposal_answer.js'
import { questionsOn, viewsOf } from './proposal_log.js'
import { describePage } from './proposal_page.js'
import { linesOf, taxesOf } from './proposal_parts.js'

interface VersionRow {
  id: string
  revision: number
  status: StoredStatus
  is_archived: boolean | number
  valid_until: string
  is_superseded: boolean | number
  sent_at: number | null
}

const VERSIONS = `
  select id, revision, status, is_archived, valid_until, is_superseded, sent_at from proposals
  where company_id = ? and root_id = ? order by revision`

/** A proposal with all of its parts, as the desk sees it; `page` is its client's view. */
export async function describeProposal(company: CompanyScope, proposal: Proposal) {
  const day = today(company.timeZone)
  const { companyId, rootId, ownerId } = proposal
  const versions = await readRows<VersionRow>(VERSIONS, [companyId, rootId])
  const owners = await ownerNames([ownerId])
  return {
    ...transformProposalRow(proposalRow(proposal), day, owners.get(ownerId ?? '') ?? ''),
    ...transformContent(proposal, {
      lines: await linesOf(proposal),
      taxes: await taxesOf(proposal),
      noteOf: await taxNotesOf(proposal),
    }),
    language: proposal.language,
    remindAfterDays: proposal.remindAfterDays === null ? null : Number(proposal.remindAfterDays),
    blocks: proposal.blocks,
    page: await describePage(company, proposal),
    issuedAt: proposal.issuedAt === null ? null : instantText(proposal.issuedAt),
    hasLink: await hasLinks(proposal),
    answer: await answerTo(proposal),
    views: await viewsOf(proposal),
    questions: await questionsOn(proposal),
    conversions: await conversionsOf(company, proposal.id),
    versions: versions.map((row) => ({
      _id: row.id,
      revision: Number(row.revision),
      status: shownStatus(
        {
          status: row.status,
          isArchived: Boolean(row.is_archived),
          validUntil: row.valid_until,
        },
        day
      ),
      isSuperseded: Boolean(row.is_superseded),
      sentAt: row.sent_at === null ? null : instantText(row.sent_at),
    })),
    timeline: await timelineOf(proposal),
  }
}
