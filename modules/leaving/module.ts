import { defineModule } from '#core/module/define_module'

/** People who delete their account, companies that are deleted, and the complete export. */
export default defineModule({
  name: 'leaving',
  dependsOn: ['auth', 'settings', 'documents', 'invoicing'],
  routes: () => import('#modules/leaving/routes'),
  dueWork: () => import('#modules/leaving/due_work'),
  beforeServing: async () => {
    const { replayTombstones } = await import('#modules/leaving/tombstones/replay')
    await replayTombstones()
  },
})
