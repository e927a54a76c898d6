import { DateTime } from 'luxon'
import { Company } from '#modules/auth/public'
import {
  type PdfProposalBlock,
  partiesOf,
  printedContent,
  renderProposalPdf,
} from '#modules/documents/public'
import { numberWithVersion } from '#modules/offers/pdf_name'
import type { Block } from '#modules/offers/proposals/blocks/block'
import { completeBlocks } from '#modules/offers/proposals/blocks/page_blocks'
import { fillIn, readRichText } from '#modules/offers/proposals/blocks/rich_text'
import { variablesOf } from '#modules/offers/proposals/blocks/variables'
import { readImage } from '#modules/offers/proposals/images/image_files'
import type { Proposal } from '#modules/offers/proposals/models/proposal'
import { answerTo, linesOf, taxesOf } from '#modules/offers/queries/offer_parts'

/**
 * The PDF of a proposal in its language; a sent version prints the same until it is accepted, and then the same again.
 */
export async function printProposal(proposal: Proposal): Promise<Buffer> {
  const parts = { lines: await linesOf(proposal), taxes: await taxesOf(proposal) }
  const { model } = await printedContent(proposal, parts)
  const values = variablesOf(proposal, await partiesOf(proposal))
  const { blocks, pictures } = await printedBlocks(
    proposal.companyId,
    completeBlocks(proposal.blocks, parts.lines),
    values
  )
  const answer = await answerTo(proposal)
  return renderProposalPdf({
    ...model,
    kind: proposal.isDraft ? 'estimateDraft' : 'estimate',
    number: numberWithVersion(proposal),
    title: fillIn(proposal.title, values),
    validUntil: proposal.validUntil,
    blocks,
    pictures,
    accepted: answer?.kind === 'accepted' ? await acceptanceOf(proposal, answer) : undefined,
    createdAt: Number(proposal.issuedAt ?? proposal.createdAt),
  })
}

/** The blocks as they are printed. A picture that the file store has lost is left out. */
async function printedBlocks(
  companyId: string,
  blocks: readonly Block[],
  values: Readonly<Record<string, string>>
) {
  const pictures: Buffer[] = []
  const printed: PdfProposalBlock[] = []
  for (const { kind, heading, text, image, items } of blocks) {
    const picture = image ? await readImage({ companyId, name: image.name }) : undefined
    printed.push({
      kind,
      heading: fillIn(heading, values),
      text: readRichText(text, values),
      ...(image &&
        picture && {
          picture: { place: pictures.push(picture) - 1, width: image.width, height: image.height },
        }),
      items: items.map((item) => ({
        ...item,
        title: fillIn(item.title, values),
        text: readRichText(item.text, values),
      })),
    })
  }
  return { blocks: printed, pictures }
}

async function acceptanceOf(
  { companyId, acceptedTotal, total }: Proposal,
  { name, at }: { name: string; at: string }
) {
  const { timeZone } = await Company.findOrFail(companyId)
  const on = DateTime.fromISO(at, { zone: timeZone }).toFormat('yyyy-MM-dd')
  return { name, on, total: acceptedTotal ?? total }
}
