import { today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { conversionsOf } from '#modules/offers/proposals/conversions/conversion_rows'
import type { Proposal } from '#modules/offers/proposals/models/proposal'
import { type StoredStatus, shownStatus } from '#modules/offers/proposals/proposal_status'
import {
  proposalRow,
  transformProposalRow,
} from '#modules/offers/proposals/transformers/proposal_row_transformer'
import { describeContent, describeLife } from '#modules/offers/queries/offer_detail'
import {
  transformVersion,
  VERSION_COLUMNS,
  type VersionRow,
} from '#modules/offers/queries/offer_versions'
import { ownerNames } from './owner_names.js'
import { questionsOn, viewsOf } from './proposal_log.js'
import { describePage } from './proposal_page.js'

interface Version extends VersionRow<StoredStatus> {
  is_archived: boolean | number
}

const VERSIONS = `
  select ${VERSION_COLUMNS}, is_archived from proposals
  where company_id = ? and root_id = ? order by revision`

/** A proposal with all of its parts, as the desk sees it; `page` is its client's view. */
export async function describeProposal(company: CompanyScope, proposal: Proposal) {
  const day = today(company.timeZone)
  const { companyId, rootId, ownerId } = proposal
  const versions = await readRows<Version>(VERSIONS, [companyId, rootId])
  const owners = await ownerNames([ownerId])
  return {
    ...transformProposalRow(proposalRow(proposal), day, owners.get(ownerId ?? '') ?? ''),
    ...(await describeContent(proposal)),
    ...(await describeLife(proposal)),
    language: proposal.language,
    remindAfterDays: proposal.remindAfterDays === null ? null : Number(proposal.remindAfterDays),
    blocks: proposal.blocks,
    page: await describePage(company, proposal),
    views: await viewsOf(proposal),
    questions: await questionsOn(proposal),
    conversions: await conversionsOf(company, proposal.id),
    versions: versions.map((row) => transformVersion(row, shownVersion(row, day))),
  }
}

const shownVersion = ({ status, is_archived, valid_until }: Version, day: string) =>
  shownStatus({ status, isArchived: Boolean(is_archived), validUntil: valid_until }, day)
