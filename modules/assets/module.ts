import { defineModule } from '#core/module/define_module'

/** A company's fixed assets: what was bought for several years, and its depreciation. */
export default defineModule({
  name: 'assets',
  dependsOn: ['auth', 'settings', 'documents', 'expenses'],
  reads: ['expense_lines', 'expenses'],
  routes: () => import('#modules/assets/routes'),
  subscriptions: () => import('#modules/assets/subscriptions'),
})
