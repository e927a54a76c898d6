import { defineSamples } from '#core/tests/define_samples'

export default defineSamples({
  fields: 'name email password token key companyName companyEmail userName id',
  parameters: 'name userId',

  fill: (desk, _made, mark) =>
    desk.post('/employees/invitations', {
      ...{ name: mark, role: 'employee', email: `${mark}.invited@example.test` },
    }),

  withoutFreeText: [/^(users\.role|secret_links\.details)$/],
})
