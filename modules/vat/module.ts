import { defineModule } from '#core/module/define_module'

/** VAT on a company's sales and when it is due: by rate and period, on agreed and received amounts. */
export default defineModule({
  name: 'vat',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'invoicing', 'people', 'expenses'],
  reads: [
    'client_credits',
    'companies',
    'company_profiles',
    'deducted_down_payments',
    'invoice_taxes',
    'invoices',
    'settlement_taxes',
    'settlements',
    'users',
  ],
  routes: () => import('#modules/vat/routes'),
  dueWork: () => import('#modules/vat/due_work'),
  subscriptions: () => import('#modules/vat/subscriptions'),
  beforeServing: async () => {
    const { enterWhatIsMissing } = await import('#modules/vat/entries/enter_companies')
    await enterWhatIsMissing()
  },
})
