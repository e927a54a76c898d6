import { defineSamples } from '#core/tests/define_samples'

const WHO = { email: 'nobody@example.test', password: 'not a password' }
const KEY = { key: 'no-key' }

export default defineSamples({
  bodies: {
    'POST /api/account-deletion/preview': WHO,
    'POST /api/account-deletion/person': { ...WHO, reason: 'other' },
    'POST /api/account-deletion/company': { ...WHO, reason: 'other', companyName: 'Keine' },
    'POST /api/account-deletion/cancel': WHO,
    'POST /api/vault/show': KEY,
    'POST /api/vault/export': KEY,
    'POST /api/vault/file': { ...KEY, id: '01890000-0000-7000-8000-000000000000' },
  },
  fields: 'email password reason companyName key id',

  fill: (desk) => desk.post('/company-exports'),

  withoutFreeText: [
    /^company_leavings\.(state|reason|status_before|country|requested_by|held_by)$/,
    /^company_exports\.(state|requested_by)$/,
    /^tombstones\.kind$/,
  ],
})
