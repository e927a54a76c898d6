import { defineModule } from '#core/module/define_module'

/** VAT on a company's sales and when it is due: by rate and period, on agreed and received amounts. */
export default defineModule({
  name: 'vat',
  dependsOn: ['settings', 'documents', 'invoicing', 'people', 'expenses'],
  routes: () => import('#modules/vat/routes'),
  subscriptions: () => import('#modules/vat/subscriptions'),
  beforeServing: async () => {
    const { enterWhatIsMissing } = await import('#modules/vat/entries/enter_companies')
    await enterWhatIsMissing()
  },
})
