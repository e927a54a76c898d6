import { defineModule } from '#core/module/define_module'

/** Hours that the fee of a recurring invoice includes: counted by period, settled by its runs, shown to team and client. */
export default defineModule({
  name: 'retainers',
  dependsOn: ['auth', 'settings', 'clients', 'invoicing', 'recurring', 'tasks', 'hours', 'ledger'],
  reads: ['billed_time', 'invoices', 'projects', 'recurring_runs'],
  routes: () => import('#modules/retainers/routes'),
  subscriptions: () => import('#modules/retainers/subscriptions'),
})
