import { call } from '#core/tests/call'
import { defineSamples } from '#core/tests/define_samples'
import type { Desk } from '#core/tests/desk'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'

/** @returns the address of the feed */
async function createFeed(desk: Desk, name: string) {
  await desk.post('/auth/confirmations', { currentPassword: TEST_PASSWORD })
  const shows = ['times', 'tasks', 'invoices', 'absences']
  const { url } = await desk.post<{ url: string }>('/calendar-feeds', { name, shows })
  return new URL(url).pathname
}

export default defineSamples({
  bodies: { 'POST /api/calendar-feeds': { name: 'Telefon', shows: ['times'] } },
  fields: 'name shows',

  fill: (desk, _made, mark) => createFeed(desk, mark),

  /** The calendar holds the hostile titles, notes and names of the other modules, too. */
  async writeHostile(desk, _made, texts) {
    const name = texts.find((text) => text.includes('<') && text.length <= 100) ?? ''
    await call('GET', await createFeed(desk, name))
  },

  withoutFreeText: [/^calendar_feeds\.shows$/],
})
