import { defineModule } from '#core/module/define_module'

/** The cash-flow forecast: what will come in and go out, and how long the money lasts. */
export default defineModule({
  name: 'forecast',
  dependsOn: [
    'settings',
    'clients',
    'documents',
    'invoicing',
    'payments',
    'recurring',
    'offers',
    'tasks',
    'hours',
    'ledger',
    'retainers',
    'banking',
    'expenses',
    'vat',
  ],
  routes: () => import('#modules/forecast/routes'),
  subscriptions: () => import('#modules/forecast/subscriptions'),
})
