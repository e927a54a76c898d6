import { defineSamples } from '#core/tests/define_samples'
import { type Desk, LINE } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'
import { hostileLines, hostileWords } from '#modules/documents/tests/hostile_words'

export const PROPOSALS = defineSamples({
  bodies: {
    'PUT /api/proposals/:id': { title: 'Übernommen', lines: [] },
    'POST /api/proposals/:id/accept': { name: 'Übernommen' },
    'POST /api/proposals/:id/convert': { to: 'project' },
  },
  fields: 'blocks templateId remindAfterDays question kind schedule',
  parameters: 'kind language',

  async fill(desk, made, mark) {
    const blocks = [{ id: 'text', kind: 'text', heading: mark, text: mark }]
    const link = await sent(desk, {
      title: `${mark} Vorschlag`,
      clientId: made.idOf('client'),
      blocks,
      lines: [{ ...LINE, description: mark }],
    })
    await desk.post('/shared-proposals/show', link)
    await desk.post('/shared-proposals/ask', { ...link, name: mark, question: mark })
    await desk.post(`/proposals/${link.id}/accept`, { name: mark })
    await desk.post(`/proposals/${link.id}/convert`, { to: 'project' })
    const template = { kind: 'proposal', name: mark, language: 'de', blocks }
    await desk.post('/proposal-templates', template)
  },

  /**
   * A proposal with questions that was accepted, one for a custom client that was declined, a template and a snippet.
   */
  async writeHostile(desk, made, texts) {
    const next = supplyOf(texts)
    const blocks = hostileBlocks(texts)
    const accepted = await sent(desk, { ...hostileOffer(texts), clientId: made.idOf('client') })
    await desk.post(`/proposals/${accepted.id}/send`, {
      to: ['kunde@example.test'],
      subject: next(200),
      message: packed(texts, 10_000)[0],
    })
    for (const question of packed(texts, 2000).slice(0, 15)) {
      await desk.post('/shared-proposals/ask', { ...accepted, name: next(200), question })
    }
    const answer = { name: next(200), note: packed(texts, 2000)[0] }
    await desk.post(`/proposals/${accepted.id}/accept`, answer)
    const somebody = { customClient: { name: next(200), street: next(200) } }
    const declined = await sent(desk, { ...hostileOffer(texts), ...somebody })
    const reason = packed(texts, 2000).at(-1)
    await desk.post('/shared-proposals/decline', { ...declined, reason })
    const lines = hostileLines(texts)
    const template = { name: next(200), language: 'de', title: next(200), blocks, lines }
    await desk.post('/proposal-templates', { ...template, kind: 'proposal' })
    const snippet = { ...template, kind: 'snippet', blocks: blocks.slice(0, 1) }
    await desk.post('/proposal-templates', snippet)
    made.keep('proposal', accepted.id)
    made.keep('proposalKey', accepted.key)
  },

  withoutFreeText: [/^proposal_answers\.(via|chosen)$/, /^conversions\.(source|target)_type$/],
})

function hostileOffer(texts: string[]) {
  const next = supplyOf(texts)
  return {
    ...hostileWords(texts),
    notes: packed(texts, 4000)[0],
    title: next(200),
    blocks: hostileBlocks(texts),
    lines: hostileLines(texts),
  }
}

/** Issued, with a link of its own. @returns its id and the key of the link */
async function sent(desk: Desk, body: object) {
  const { _id } = await desk.post('/proposals', body)
  await desk.post(`/proposals/${_id}/issue`)
  const { url } = await desk.post<{ url: string }>(`/proposals/${_id}/link`)
  return { id: _id, key: new URL(url).hash.slice(1) }
}

/** All texts in headings, texts and items. */
function hostileBlocks(texts: string[]) {
  const next = supplyOf(texts)
  const long = packed(texts, 10_000)
  const items = (some: string[]) => some.map((title) => ({ title, text: next(2000) }))
  return [
    { id: 'cover', kind: 'cover', heading: next(200), text: long[0] },
    { id: 'text', kind: 'text', heading: next(200), text: long.at(-1) },
    { id: 'steps', kind: 'timeline', heading: next(200), items: items(texts.slice(0, 50)) },
    { id: 'scope', kind: 'scope', heading: next(200), items: items(texts.slice(50, 100)) },
    { id: 'terms', kind: 'terms', heading: next(200), text: long[1] },
  ]
}
