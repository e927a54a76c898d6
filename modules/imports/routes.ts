import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { imports } = controllers

router
  .group(() => {
    router.get('imports', [imports.Imports, 'index']).use(forCompany)
    router.post('imports', [imports.Imports, 'store']).use(forCompany)
    router.get('imports/:id', [imports.Imports, 'show']).use(forCompany)
    router.put('imports/:id', [imports.Imports, 'update']).use(forCompany)
    router.delete('imports/:id', [imports.Imports, 'destroy']).use(forCompany)
    router.post('imports/:id/check', [imports.ImportChecks, 'store']).use(forCompany)
    router.post('imports/:id/run', [imports.ImportRuns, 'store']).use(forCompany)
    router.post('imports/:id/stop', [imports.ImportStops, 'store']).use(forCompany)
    router.post('imports/:id/undo', [imports.ImportUndos, 'store']).use(forCompany)
    router.put('imports/:id/cells', [imports.ImportCells, 'update']).use(forCompany)
    router.get('imports/:id/faults', [imports.ImportFaults, 'index']).use(forCompany)
    router.get('imports/:id/faults.csv', [imports.ImportFaultFiles, 'show']).use(forCompany)

    router.get('exports/:kind', [imports.Exports, 'show']).use(forCompany)
  })
  .prefix('/api')
  .as('imports')
