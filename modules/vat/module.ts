import { defineModule } from '#core/module/define_module'

/** What of a company's sales is owed as VAT, and when: by rate and period, agreed and received amounts. */
export default defineModule({
  name: 'vat',
  dependsOn: ['settings', 'documents', 'invoicing', 'expenses'],
  routes: () => import('#modules/vat/routes'),
  subscriptions: () => import('#modules/vat/subscriptions'),
  beforeServing: async () => {
    const { enterWhatIsMissing } = await import('#modules/vat/entries/enter_companies')
    await enterWhatIsMissing()
  },
})
