import { defineSamples } from '#core/tests/define_samples'
import { inTurn } from '#core/tests/desk'
import { packed } from '#core/tests/hostile_texts'

export default defineSamples({
  bodies: {
    'POST /api/admin/companies/:id/reject': { reason: 'Übernommen' },
    'POST /api/client-errors': { message: 'broken', page: '/invoices' },
  },
  fields: 'reason message stack page version',
  withoutFreeText: [
    /^client_errors\.(name|stack|page|version)$/,
    /^backup_runs\.(state|folder|failure|drill_state|drill_failure)$/,
    /^job_states\.(name|failure)$/,
    /^troubles\.(check_name|code)$/,
  ],
  async writeHostile(desk, _, texts) {
    // More would be too many of one person.
    const messages = packed(texts, 900, ' ').slice(0, 5)
    await inTurn(messages, (message) => desk.post('/client-errors', { message, page: '/invoices' }))
  },
  parameters: 'status search language',
})
