import { defineModule } from '#core/module/define_module'

/** Clients, items, invoices and opening balances out of tables of other programs, and into tables for them. */
export default defineModule({
  name: 'imports',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'invoicing', 'ledger'],
  reads: ['client_contacts', 'clients', 'companies', 'invoice_taxes', 'invoices', 'items'],
  routes: () => import('#modules/imports/routes'),
  dueWork: () => import('#modules/imports/due_work'),
})
