import { defineModule } from '#core/module/define_module'

/** The books of a period for the tax adviser: DATEV booking batches with the receipts they point to. */
export default defineModule({
  name: 'datev',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'invoicing', 'expenses', 'vat', 'assets'],
  reads: [
    'client_credits',
    'clients',
    'companies',
    'credit_refunds',
    'deducted_down_payments',
    'expense_lines',
    'expense_receipts',
    'expenses',
    'invoice_taxes',
    'invoices',
    'payments',
    'settlement_taxes',
    'settlements',
    'vendor_names',
    'vendors',
  ],
  routes: () => import('#modules/datev/routes'),
  subscriptions: () => import('#modules/datev/subscriptions'),
  dueWork: () => import('#modules/datev/due_work'),
})
