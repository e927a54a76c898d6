import { defineSamples } from '#core/tests/define_samples'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'

export default defineSamples({
  fields:
    'name email password currentPassword token key code challenge response requiresSecondFactor confirms device deviceCode userCode companyId companyName companyEmail userName role id invitation answer days successorId',
  parameters: 'name userId role status',

  bodies: {
    'PUT /api/operator-access': { days: 0 },
    'PUT /api/employees/:id': { role: 'member' },
    'POST /api/employees/:id/handovers': {
      successorId: '01900000-0000-7000-8000-000000000000',
    },
    'PUT /api/auth/passkeys/:id': { name: 'Laptop' },
    'POST /api/auth/device-codes': { device: 'thinkpad' },
    'POST /api/auth/device-codes/show': { userCode: 'WDJB-MJHT' },
    'POST /api/auth/device-confirmations': { userCode: 'WDJB-MJHT' },
    'POST /api/auth/device-refusals': { userCode: 'WDJB-MJHT' },
    'POST /api/auth/device-tokens': { deviceCode: 'no code of a terminal' },
  },

  fill: (desk, _made, mark) =>
    desk.post('/employees/invitations', {
      name: mark,
      role: 'employee',
      email: `${mark}.invited@example.test`,
    }),

  /** A terminal names its device when it signs in. */
  async writeHostile(desk, _made, texts) {
    const { email } = await desk.get<{ email: string }>('/auth/me')
    const device = texts.find((text) => text.includes('<') && text.length <= 100)
    await desk.post('/auth/login', { email, password: TEST_PASSWORD, client: 'terminal', device })
    await desk.post('/auth/device-codes', { device })
  },

  withoutFreeText: [
    /^(users\.role|companies\.plan|secret_links\.details|second_factors\.sealed_seed|sessions\.client)$/,
    /^(platform_settings\.(name|value)|operator_log\.(action|details))$/,
    /^passkeys\.(public_key|transports)$/,
    /^operator_views\.area$/,
  ],
})
