import { defineModule } from '#core/module/define_module'

/** Worked time on invoices: unbilled hours become lines, and timesheets show them. */
export default defineModule({
  name: 'hours',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'invoicing', 'recurring', 'tasks'],
  reads: ['billed_time', 'invoice_lines', 'invoices', 'tasks', 'time_entries'],
  routes: () => import('#modules/hours/routes'),
  subscriptions: () => import('#modules/hours/subscriptions'),
})
