import router from '@adonisjs/core/services/router'
import { forBooks, forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { AssetDisposals, AssetKinds, AssetPools, AssetPurchases, Assets } = controllers.assets

router
  .group(() => {
    router.get('asset-kinds', [AssetKinds, 'index']).use(forBooks)
    router.get('asset-purchases', [AssetPurchases, 'index']).use(forBooks)
    router.get('asset-pools', [AssetPools, 'index']).use(forBooks)
    router.post('asset-pools', [AssetPools, 'store']).use(forCompany)
    router.delete('asset-pools/:year', [AssetPools, 'destroy']).use(forCompany)

    router.get('assets', [Assets, 'index']).use(forBooks)
    router.post('assets', [Assets, 'store']).use(forCompany)
    router.get('assets/:id', [Assets, 'show']).use(forBooks)
    router.put('assets/:id', [Assets, 'update']).use(forCompany)
    router.delete('assets/:id', [Assets, 'destroy']).use(forCompany)
    router.post('assets/:id/disposal', [AssetDisposals, 'store']).use(forCompany)
    router.delete('assets/:id/disposal', [AssetDisposals, 'destroy']).use(forCompany)
  })
  .prefix('/api')
  .as('assets')
