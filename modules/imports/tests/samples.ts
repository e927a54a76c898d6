import { inTx } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { defineSamples } from '#core/tests/define_samples'
import { keepKeys } from '#modules/imports/models/imported_time'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

export default defineSamples({
  bodies: { 'PUT /api/imports/:id/cells': { cells: [{ row: 2, column: 0, value: 'Anna' }] } },
  fields: 'columns kind cells row column value zone targets projectId',
  parameters: 'kind tracker zone days',

  async fill(desk, _made, mark, companyId) {
    const { _id } = await desk.upload('/imports?kind=items', {
      field: 'file',
      name: `${mark}.csv`,
      content: Buffer.from(`Name;Preis\n${mark};1,00\n`),
    })
    // As the work in the background leaves it for an imported time entry.
    const kept = [{ key: newId(), entryId: newId() }]
    await inTx(() => keepKeys({ id: companyId }, _id, kept))
  },

  /** A table with the texts as cells and headings, to be checked and not brought in: each of them is no price. */
  async writeHostile(desk, _made, texts) {
    const rows = texts.map((text) => `${quoted(text)};${quoted(text)}`).join('\n')
    const content = Buffer.from(`Preis;"<b onclick=alert(1)>"\n${rows}\n`)
    const name = '<img src=x onerror=alert(1)>.csv'
    const { _id } = await desk.upload('/imports?kind=items', { field: 'file', name, content })
    await desk.post(`/imports/${_id}/check`)
  },

  withoutFreeText: [
    /^imports\.(state|format|mapping|rules|planned|done|worker)$/,
    /^import_blocks\.(plan|outcome)$/,
    /^imported_times\.(source_key|entry_id)$/,
  ],
})
