import { inTx } from '#core/database/in_tx'
import { defineSamples } from '#core/tests/define_samples'
import { deskOf, inTurn } from '#core/tests/desk'
import { packed } from '#core/tests/hostile_texts'
import { makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { Company, type CompanyStatus } from '#modules/auth/public'
import { confirm } from '#modules/auth/tests/second_factor'

/** An id that no company has. */
const NO_COMPANY = '01900000-0000-7000-8000-000000000000'

export default defineSamples({
  bodies: {
    'POST /api/admin/companies/:id/reject': { reason: 'Übernommen' },
    'POST /api/admin/companies/:id/questions': { question: 'Übernommen?' },
    'POST /api/admin/companies/:id/notes': { text: 'Übernommen' },
    'POST /api/admin/companies/batch/reject': { ids: [NO_COMPANY], reason: 'Übernommen' },
    'POST /api/admin/companies/:id/visits': { reason: 'Übernommen' },
    'POST /api/admin/users/:id/lock': { reason: 'Übernommen' },
    'PUT /api/admin/companies/:id/plan': { planId: null },
    'POST /api/admin/plans': { name: 'Übernommen' },
    'PUT /api/admin/plans/:id': { name: 'Übernommen' },
    'PUT /api/admin/settings': { registration: 'open' },
    'POST /api/client-errors': { message: 'broken', page: '/invoices' },
  },
  fields:
    'ids reason message stack page version question text registration email isApproved language name members clients invoicesPerMonth storageBytes isDefault planId',
  /**
   * A super admin asks an applicant, and writes about the company that was let in. These are the operator's own words, which
   * the operator reads on the page of the company: they have no mark, so that the mark of the company's texts is never there.
   */
  async fill(_desk, _made, _mark, companyId) {
    const { token } = await makeSuperAdmin()
    const operator = deskOf({ token })
    const path = `/admin/companies/${companyId}`
    await setStatus(companyId, 'pending')
    await operator.post(`${path}/questions`, { question: 'Which trade?' })
    await setStatus(companyId, 'active')
    await operator.post(`${path}/notes`, { text: 'Called back.' })
    await operator.post('/admin/plans', { name: `Plan ${companyId}`, clients: 1000 })
    await confirm({ token })
    const visit = await operator.post<{ token: string }>(`${path}/visits`, { reason: 'Asked to.' })
    await deskOf(visit).get('/clients')
  },

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
  parameters: 'status search language role state companyId',
})

async function setStatus(companyId: string, status: CompanyStatus) {
  const company = await Company.findOrFail(companyId)
  await inTx(() => company.merge({ status }).save())
}
