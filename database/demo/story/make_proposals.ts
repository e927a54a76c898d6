import { addDays } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { acceptOffer } from '#modules/offers/actions/answer_offer'
import { issueOffer } from '#modules/offers/actions/issue_offer'
import { askQuestion } from '#modules/offers/proposals/actions/ask_question'
import { noteView } from '#modules/offers/proposals/actions/note_view'
import { createProposal, emptyProposal } from '#modules/offers/proposals/actions/write_proposal'
import { agreedProposal } from '#modules/offers/proposals/conversions/agreed'
import { convertAgreement } from '#modules/offers/proposals/conversions/convert_agreement'
import { storeImage } from '#modules/offers/proposals/images/image_files'
import { drawImage } from '#modules/offers/proposals/images/image_picture'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import { beginWith } from '#modules/offers/proposals/patterns/begin_with'
import type { Desk } from '../desk.js'
import { drawScenery } from '../pictures/draw_scenery.js'

interface Plan {
  /** Position in the list of clients, who read this language. */
  client: number
  daysAgo: number
  template: string
  language: Language
  title?: string
  /** How far it has come. */
  state: 'draft' | 'sent' | 'asked' | 'accepted'
}

const PLANS: Plan[] = [
  { client: 3, daysAgo: 75, template: 'built-in-de-care', language: 'de', state: 'accepted' },
  {
    client: 7,
    daysAgo: 12,
    template: 'built-in-de-website',
    language: 'de',
    title: 'Neuer Auftritt für Ihr Haus',
    state: 'asked',
  },
  { client: 6, daysAgo: 6, template: 'built-in-sq-project', language: 'sq', state: 'sent' },
  { client: 4, daysAgo: 1, template: 'built-in-en-website', language: 'en', state: 'draft' },
]

/** Four proposals in three languages, each a step further than the next. @param clientIds filled as the clients come */
export function planProposals(desk: Desk, clientIds: string[]) {
  const { company, people, timeline, today } = desk
  for (const [nth, plan] of PLANS.entries()) {
    const day = addDays(today, -plan.daysAgo)
    timeline.add(timeline.at(day, 9 + nth), people.owner.id, async () => {
      const { template: templateId, language, title } = plan
      const content = { title, language, clientId: clientIds[plan.client] }
      const whole = await beginWith(company, content, { templateId, language })
      const image = await storeScenery(company.id, nth)
      const blocks = (whole.blocks ?? []).map((block) =>
        block.kind === 'cover' ? { ...block, image } : block
      )
      const draft = emptyProposal(company, people.owner.id)
      const { id } = await createProposal(company, { ...whole, blocks }, draft)
      if (plan.state === 'draft') return
      await issueOffer(company, draft, language)
      if (plan.state === 'sent') return
      timeline.add(timeline.at(addDays(day, 1), 11), null, () => answer(desk, id, plan.state))
    })
  }
}

/** The client's action a day later, as if by the link. */
async function answer({ company }: Desk, id: string, state: Plan['state']) {
  const viewed = await noteView(await Proposal.findIn(company, id))
  if (state === 'asked') {
    const question = 'Könnten Sie auch die Fotos für die Website machen?'
    await askQuestion(viewed, { name: viewed.clientName, question })
    return
  }
  await acceptOffer(company, viewed, {
    via: 'online',
    name: viewed.clientName,
    note: '',
    chosen: [2],
    ipAddress: null,
    signature: null,
  })
  const agreement = await agreedProposal(viewed)
  await viewed.claim()
  await convertAgreement(company, agreement, { to: 'project' })
}

async function storeScenery(companyId: string, nth: number) {
  const { picture, format, width, height } = await drawImage(await drawScenery(nth))
  return { name: await storeImage(companyId, picture, format), width, height }
}
