import router from '@adonisjs/core/services/router'
import { forCompany, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { imports } = controllers

router
  .group(() => {
    // Employees import their own time, see reach.ts.
    router.get('imports', [imports.Imports, 'index']).use(forStaff)
    router.post('imports', [imports.Imports, 'store']).use(forStaff)
    router.get('imports/:id', [imports.Imports, 'show']).use(forStaff)
    router.put('imports/:id', [imports.Imports, 'update']).use(forStaff)
    router.delete('imports/:id', [imports.Imports, 'destroy']).use(forStaff)
    router.post('imports/:id/check', [imports.ImportChecks, 'store']).use(forStaff)
    router.post('imports/:id/run', [imports.ImportRuns, 'store']).use(forStaff)
    router.post('imports/:id/stop', [imports.ImportStops, 'store']).use(forStaff)
    router.post('imports/:id/undo', [imports.ImportUndos, 'store']).use(forStaff)
    router.put('imports/:id/cells', [imports.ImportCells, 'update']).use(forStaff)
    router.get('imports/:id/faults', [imports.ImportFaults, 'index']).use(forStaff)
    router
      .get('imports/:id/faults.csv', [imports.ImportFaultFiles, 'show'])
      .use(forStaff.withOperator('closed'))

    router.get('exports/:kind', [imports.Exports, 'show']).use(forCompany.withOperator('closed'))
  })
  .prefix('/api')
  .as('imports')
