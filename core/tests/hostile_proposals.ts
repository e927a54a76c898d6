import { LINE, type Made, type Post } from './hostile_basics.js'
import { wordsOfDocument } from './hostile_sales.js'
import { packed, supplyOf } from './hostile_texts.js'

/**
 * A proposal with all texts in its blocks and lines that was asked about and accepted, one for a custom client that
 * was declined, a template and a snippet. @returns the accepted one and its link
 */
export async function writeProposals(post: Post, texts: string[], clientId: string) {
  const next = supplyOf(texts)
  const words = { ...wordsOfDocument(texts), notes: packed(texts, 4000)[0] }
  const blocks = [
    { id: 'cover', kind: 'cover', heading: next(200), text: packed(texts, 10_000)[0] },
    { id: 'text', kind: 'text', heading: next(200), text: packed(texts, 10_000).at(-1) },
    {
      id: 'steps',
      kind: 'timeline',
      heading: next(200),
      items: texts.slice(0, 50).map((title) => ({ title, text: next(2000) })),
    },
    {
      id: 'scope',
      kind: 'scope',
      heading: next(200),
      items: texts.slice(50, 100).map((title) => ({ title, text: next(2000) })),
    },
    { id: 'terms', kind: 'terms', heading: next(200), text: packed(texts, 10_000)[1] },
  ]
  const lines = texts.map((description) => ({ ...LINE, description, unit: next(20) }))
  const sent = async (body: object) => {
    const { _id } = await post<Made>('/proposals', {
      ...words,
      title: next(200),
      blocks,
      lines,
      ...body,
    })
    await post(`/proposals/${_id}/issue`)
    const { url } = await post<{ url: string }>(`/proposals/${_id}/link`)
    return { id: _id, key: new URL(url).hash.slice(1) }
  }
  const accepted = await sent({ clientId })
  await post(`/proposals/${accepted.id}/send`, {
    to: ['kunde@example.test'],
    subject: next(200),
    message: packed(texts, 10_000)[0],
  })
  for (const question of packed(texts, 2000).slice(0, 15)) {
    await post('/shared-proposals/ask', { ...accepted, name: next(200), question })
  }
  await post(`/proposals/${accepted.id}/accept`, { name: next(200), note: packed(texts, 2000)[0] })
  const declined = await sent({ customClient: { name: next(200), street: next(200) } })
  await post('/shared-proposals/decline', { ...declined, reason: packed(texts, 2000).at(-1) })
  const template = { name: next(200), language: 'de', title: next(200), blocks, lines }
  await post('/proposal-templates', { ...template, kind: 'proposal' })
  await post('/proposal-templates', { ...template, kind: 'snippet', blocks: blocks.slice(0, 1) })
  return accepted
}
